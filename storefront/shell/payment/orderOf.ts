/**
 * Matches orders with bookings, which v1 does not link. They match if kind, day of the shoot and day of the order are
 * equal and no other order or booking has the same.
 */
import type { Booking } from '../../api/contract/bookings.ts'
import { BRAND } from '../../brand.ts'
import type { Entry } from '../../payment/journalEntry.ts'
import { parseDMy, today } from '../../text/dates.ts'
import type { CalendarEvent } from '../../text/ics.ts'

type Listed = Pick<Booking, 'ShootDate' | 'BookingDate' | 'BookingType'>

export const isSameKind = (booking: Pick<Booking, 'BookingType'>, { kind }: Entry): boolean =>
  (kind === 'tour') === (booking.BookingType === 'Recce')

function belong(booking: Listed, entry: Entry): boolean {
  if (entry.state !== 'confirmed' || entry.day !== booking.ShootDate || !isSameKind(booking, entry)) return false
  const bookedOn = parseDMy(booking.BookingDate)
  // An order made before midnight may be booked after it.
  return !!bookedOn && bookedOn >= today(entry.createdAt) && bookedOn <= today(entry.at ?? entry.createdAt)
}

const only = <One>(found: readonly One[]): One | undefined => (found.length === 1 ? found[0] : undefined)

export function orderOf(booking: Listed, bookings: readonly Listed[], entries: readonly Entry[]): Entry | undefined {
  const entry = only(entries.filter((one) => belong(booking, one)))
  return entry && only(bookings.filter((other) => belong(other, entry))) && entry
}

export function bookingOf<One extends Listed>(
  entry: Entry,
  bookings: readonly One[],
  entries: readonly Entry[],
): One | undefined {
  return bookings.find((booking) => orderOf(booking, bookings, entries)?.orderId === entry.orderId)
}

/** `Booking #AA20406, order order_7107d8ac`: the same pair everywhere. */
export function numbersOf(bookingNumber: string | number | undefined, orderId: string | undefined): string {
  const booking = bookingNumber === undefined ? '' : `Booking #${bookingNumber}`
  if (!orderId) return booking
  return booking ? `${booking}, order ${orderId}` : `Order ${orderId}`
}

export const mailAbout = (numbers: string): string => `${BRAND.email.href}?subject=${encodeURIComponent(numbers)}`

/** @param facts of the whole booking: its numbers, the remaining amount. */
export function withFacts(events: readonly CalendarEvent[], ...facts: (string | false | undefined)[]): CalendarEvent[] {
  return events.map((event) => ({ ...event, text: [...facts, event.text].filter(Boolean).join('\n') }))
}
