/** Shoots and stays as calendar events. */
import { BRAND } from '../../brand.ts'
import { minutesOf, parseDMy } from '../../text/dates.ts'
import type { CalendarEvent } from '../../text/ics.ts'

interface BookedLine {
  ProductName: string
  BookingDate: string
  StartTime: string
  EndTime: string
}

/** @param reference identifies the event, so that calendars replace it. @returns undefined without a readable day. */
export function eventOf(
  { ProductName, BookingDate, StartTime, EndTime }: BookedLine,
  reference: string,
): CalendarEvent | undefined {
  const day = parseDMy(BookingDate)
  if (!day) return undefined
  return {
    uid: `${reference}@${new URL(BRAND.site).hostname}`,
    title: ProductName,
    day,
    start: minutesOf(StartTime),
    end: minutesOf(EndTime),
    place: `${BRAND.name}, ${BRAND.address}`,
    text: `Entry opens 30 minutes early.\n${BRAND.phone.text}`,
  }
}
