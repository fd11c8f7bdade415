import { ACCOUNT_ROWS } from './account.ts'
import { ANSWER_ROWS } from './answers.ts'
import { BOOKING_ROWS } from './booking.ts'
import { BROWSER_ROWS } from './browser.ts'
import { CATALOGUE_ROWS } from './catalogue.ts'
import { ENVELOPE_ROWS } from './envelope.ts'
import { FIELD_ROWS } from './fields.ts'
import { DAY_ROWS, REFUSAL_ROWS } from './refusals.ts'
import type { Row } from './row.ts'

export const ROWS: readonly Row[] = [
  ...ANSWER_ROWS,
  ...BROWSER_ROWS,
  ...ENVELOPE_ROWS,
  ...FIELD_ROWS,
  ...CATALOGUE_ROWS,
  ...DAY_ROWS,
  ...REFUSAL_ROWS,
  ...BOOKING_ROWS,
  ...ACCOUNT_ROWS,
]
