import { dMy, type Day } from './dates.ts'

/** `n` of an availability answer. */
export const DAY_CODES = { available: 1, fast: 2, sold: 3 } as const
export type DayState = keyof typeof DAY_CODES

/** For the calendar, and for the badge if the provider sends no words (C-003). */
export const DAY_WORDS = {
  available: 'Available',
  fast: 'Fast filling',
  sold: 'Sold out',
} as const satisfies Record<DayState, string>

/** Our own sentences about a day. */
export const DAY_MESSAGES = {
  unknown: 'We could not check this day.',
  refused: 'Not on this day',
  overMore: 'Over for today. Choose another day.',
  stayTaken: 'No cottage is free on that day.',
  /** Based on the specification's sentence about green rooms, which names a button that this dialog lacks. */
  greenRoomsOnChange: 'Green rooms are not available. Please choose Luxury Room after changing the date.',
} as const

/** `2026-01-05` → `5 Jan`, if the year is obvious. */
export function dayMonth(day: Day): string {
  return dMy(day).replace(/^0| \d{4}$/g, '')
}
