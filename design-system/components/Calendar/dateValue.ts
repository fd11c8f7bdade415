import { parseDate, today as studioToday } from '@internationalized/date'
import type { DateValue } from 'react-aria-components/Calendar'

/** `YYYY-MM-DD` as React Aria wants it. */
export function dateValue(day: string): DateValue {
  return parseDate(day)
}

/** The studio's day, `YYYY-MM-DD`, whatever the device says. */
export const today = () => studioToday('Asia/Kolkata').toString()

/** The day a calendar opens on: the picked one, else the first that can be picked, else today at the studio. */
export function startDay(value: string | undefined, min: string | undefined): DateValue {
  return dateValue(value ?? min ?? today())
}
