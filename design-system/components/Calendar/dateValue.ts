import { parseDate, today as studioToday } from '@internationalized/date'
import type { DateValue } from 'react-aria-components/Calendar'

/** `YYYY-MM-DD` as React Aria's date. */
export function dateValue(day: string): DateValue {
  return parseDate(day)
}

/** Today at the studio, `YYYY-MM-DD`, whatever the device's time zone. */
export const today = () => studioToday('Asia/Kolkata').toString()

/** The day the calendar opens on: the chosen one, else the first available, else today. */
export function startDay(value: string | undefined, min: string | undefined): DateValue {
  return dateValue(value ?? min ?? today())
}
