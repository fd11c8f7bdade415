import { ACCOUNT_ROWS } from './account.ts'
import { ANSWER_ROWS } from './answers.ts'
import { BOOKING_ROWS } from './booking.ts'
import { BROWSER_ROWS } from './browser.ts'
import { CATALOGUE_ROWS } from './catalogue.ts'
import { ENVELOPE_ROWS } from './envelope.ts'
import { FIELD_ROWS } from './fields.ts'
import { DAY_ROWS, REFUSAL_ROWS } from './refusals.ts'
import type { Row } from './row.ts'

const GROUPS: Readonly<Record<string, readonly Row[]>> = {
  Answers: ANSWER_ROWS,
  'Key and browser': BROWSER_ROWS,
  Envelope: ENVELOPE_ROWS,
  Fields: FIELD_ROWS,
  Catalogue: CATALOGUE_ROWS,
  Days: DAY_ROWS,
  Refusals: REFUSAL_ROWS,
  Booking: BOOKING_ROWS,
  'Account and forms': ACCOUNT_ROWS,
}

export const ROWS = Object.entries(GROUPS).flatMap(([group, rows]) => rows.map((row) => ({ ...row, group })))
