import type { Booking } from '../../api/account.ts'
import { daysBetween, parseDMy, today, weekday, type Day } from '../../text/dates.ts'
import { MESSAGES } from '../../text/messages.ts'
import { inr } from '../../text/money.ts'

/** BookingType of a studio tour, which has no details (BOOK-14). */
export const RECCE = 'Recce'

export function bookingRow(booking: Booking, onPress: () => void) {
  const id = `#${booking.OrderId}`
  const isTour = booking.BookingType === RECCE
  return {
    key: String(booking.Id),
    id,
    shoot: booking.ShootDate,
    date: booking.BookingDate,
    price: booking.TotalAmountToPay === null ? MESSAGES.unread : inr(booking.TotalAmountToPay),
    type: booking.BookingType,
    ...(isTour
      ? { note: 'Studio tour' }
      : { details: { text: 'View details', label: `View details for booking ${id}`, onPress } }),
  }
}

/** The next shoot; undefined without a readable date. */
export function nextShoot(upcoming: readonly Booking[], now: Day = today()) {
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
    text: `${next.booking.ShootDate}, ${weekday(next.day)}. Entry opens 30 minutes early.`,
  }
}
