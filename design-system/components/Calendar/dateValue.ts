import { type CalendarDate, parseDate, today } from '@internationalized/date'

/** `YYYY-MM-DD` as React Aria wants it. */
export function dateValue(day: string): CalendarDate {
  return parseDate(day)
}

/** The day a calendar opens on: the picked one, else the first that can be picked, else today at the studio. */
export function startDay(value: string | undefined, min: string | undefined): CalendarDate {
  return dateValue(value ?? min ?? today('Asia/Kolkata').toString())
}
