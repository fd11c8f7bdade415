/** Whether a day can be booked, as a calendar marks it. */
export const AVAILABILITIES = ['available', 'fast', 'sold'] as const
export type Availability = (typeof AVAILABILITIES)[number]
