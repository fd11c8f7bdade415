import * as v from 'valibot'
import { DAY_CODES } from '../../text/dayMessages.ts'
import { call, text } from './wire.ts'

const availability = {
  method: 'POST',
  envelope: 'top',
  accepts: Object.values(DAY_CODES),
  fields: { Status: v.optional(text, '') },
} as const

/** API-18: `PackageDate` as in the form, `05 Jan 2026` (C-061). */
export const GetAvailabilityForPackage = call('GetAvailabilityForPackage', availability)

/** API-31: has no UserId. */
export const GetAvailabilityForCottage = call('GetAvailabilityForCottage', availability)
