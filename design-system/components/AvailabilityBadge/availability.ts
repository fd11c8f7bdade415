import type { AVAILABILITIES } from '../../tokens/theme.ts'

/** Whether a day can be booked, as a calendar marks it; `fast` is nearly sold out. */
export type Availability = (typeof AVAILABILITIES)[number]

/** What a badge also says: no answer yet, and no answer at all. */
export type AvailabilityState = Availability | 'checking' | 'error'
