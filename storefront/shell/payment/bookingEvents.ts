/** Shoots and stays as calendar events. */
import { BRAND } from '../../brand.ts'
import { fingerprint } from '../../payment/fingerprint.ts'
import { parseDMy } from '../../text/dates.ts'
import { minutesOf } from '../../text/times.ts'
import type { CalendarEvent } from '../../text/ics.ts'
import { GATES_OPEN } from './gatesOpen.ts'

interface BookedLine {
  ProductName: string
  BookingDate: string
  StartTime: string
  EndTime: string
}

/**
 * The event's id consists of what is booked and when, because a receipt shares no id with the booking, and calendars
 * replace an event by another with the same id.
 * @returns undefined without a readable day.
 */
export function eventOf(
  { ProductName, BookingDate, StartTime, EndTime }: BookedLine,
  what: 'Shoot' | 'Stay' | 'Studio tour' = 'Shoot',
): CalendarEvent | undefined {
  const day = parseDMy(BookingDate)
  if (!day) return undefined
  const start = minutesOf(StartTime)
  const end = minutesOf(EndTime)
  return {
    uid: `${fingerprint({ ProductName, day, start, end })}@${new URL(BRAND.site).hostname}`,
    // In a calendar the name of a package alone would be unclear.
    title: what === ProductName ? `${what} at ${BRAND.name}` : `${what} at ${BRAND.name}: ${ProductName}`,
    day,
    start,
    end,
    place: `${BRAND.name}, ${BRAND.address}`,
    text: start === undefined ? BRAND.phone.text : `${GATES_OPEN}\n${BRAND.phone.text}`,
  }
}
