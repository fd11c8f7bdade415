/** A shoot or a stay as an event of the visitor's calendar. */
import { BRAND } from '../../brand.ts'
import { minutesOf, parseDMy } from '../../text/dates.ts'
import type { CalendarEvent } from '../../text/ics.ts'

interface BookedLine {
  ProductName: string
  BookingDate: string
  StartTime: string
  EndTime: string
}

/** @param reference names the booking: with the same one, a calendar replaces what it has. Undefined without a readable day. */
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
