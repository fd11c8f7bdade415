/** Whether a day can be booked, as a calendar marks it; `fast` is nearly sold out. */
export type Availability = 'available' | 'fast' | 'sold'

/** What a badge also says: no answer yet, and no answer at all. */
export type AvailabilityState = Availability | 'checking' | 'error'

export const AVAILABILITIES = ['available', 'fast', 'sold'] as const satisfies readonly Availability[]
export const AVAILABILITY_STATES = [
  ...AVAILABILITIES,
  'checking',
  'error',
] as const satisfies readonly AvailabilityState[]
