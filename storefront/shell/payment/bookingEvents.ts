/** Shoots and stays as calendar events. */
import { BRAND } from '../../brand.ts'
import { fingerprint } from '../../payment/fingerprint.ts'
import { minutesOf, parseDMy } from '../../text/dates.ts'
import type { CalendarEvent } from '../../text/ics.ts'
import { GATES_OPEN } from './gatesOpen.ts'

interface BookedLine {
  ProductName: string
  BookingDate: string
  StartTime: string
  EndTime: string
}

/**
 * Its id is made of what is booked and when: a receipt has no id in common with the booking, and calendars replace an event
 * by another with its id. @returns undefined without a readable day.
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
    // In somebody's calendar the name of a package alone would not say what it is.
    title: what === ProductName ? `${what} at ${BRAND.name}` : `${what} at ${BRAND.name}: ${ProductName}`,
    day,
    start,
    end,
    place: `${BRAND.name}, ${BRAND.address}`,
    text: `${GATES_OPEN}\n${BRAND.phone.text}`,
  }
}
