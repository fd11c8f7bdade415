import type { Booking } from '../../api/account.ts'
import type { Id } from '../../api/contract/wire.ts'
import { daysBetween, parseDMy, today, weekday, type Day } from '../../text/dates.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import { inr } from '../../text/money.ts'

/** BookingType of a studio tour, which has no details (BOOK-14). */
export const RECCE = 'Recce'

/** Of a studio tour. */
export interface Hours {
  /** `10:00 am – 11:00 am` */
  text: string
  /** In minutes after midnight. */
  start: number | undefined
}

export const UNREAD_BOOKING = 'A booking that cannot be shown'

/** Of a booking that cannot be read. It may be one to come. */
export const unreadRow = (at: number) => ({
  key: `unread ${at}`,
  id: UNREAD_BOOKING,
  shoot: '–',
  date: '–',
  price: '–',
  type: '–',
  note: 'Please call us',
})

/** @param hours of a studio tour, whose time the list of bookings lacks. */
export function bookingRow(booking: Booking, at: number, onPress: () => void, hours?: string) {
  const id = `#${booking.OrderId}`
  const isTour = booking.BookingType === RECCE
  return {
    // Two may have the same id.
    key: `${at} ${booking.Id}`,
    id,
    shoot: booking.ShootDate,
    date: booking.BookingDate,
    price: booking.TotalAmountToPay === null ? BOOKING_MESSAGES.unread : inr(booking.TotalAmountToPay),
    type: booking.BookingType,
    ...(isTour
      ? { note: ['Studio tour', hours].filter(Boolean).join(', ') }
      : { details: { text: 'View details', label: `View details for booking ${id}`, onPress } }),
  }
}

/** The next shoot; undefined without a readable date. */
export function nextShoot(upcoming: readonly Booking[], hours: ReadonlyMap<Id, Hours>, now: Day = today()) {
  const dated = upcoming.flatMap((booking) => {
    const day = parseDMy(booking.ShootDate)
    return day && day >= now ? [{ booking, day }] : []
  })
  const [next] = dated.sort((a, b) => (a.day < b.day ? -1 : 1))
  if (!next) return undefined
  const days = daysBetween(now, next.day)
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
  const what = next.booking.BookingType === RECCE ? 'Studio tour' : next.booking.BookingType
  return {
    title: `${what}, ${when}`,
    text: [next.booking.ShootDate, weekday(next.day), hours.get(next.booking.Id)?.text].filter(Boolean).join(', '),
  }
}
