/** Whether a day can be booked, as a calendar marks it. */
export const AVAILABILITIES = ['available', 'fast', 'sold'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** What a badge also says: no answer yet, and no answer at all. */
export const AVAILABILITY_STATES = [...AVAILABILITIES, 'checking', 'error'] as const
export type AvailabilityState = (typeof AVAILABILITY_STATES)[number]
