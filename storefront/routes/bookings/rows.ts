import { BRAND } from '../../brand.ts'
import type { Booking } from '../../api/contract/bookings.ts'
import type { Id } from '../../api/contract/wire.ts'
import { daysBetween, parseDMy, today, weekday, type Day } from '../../text/dates.ts'
import { clock } from '../../text/times.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import { inr, rupees, type Paise } from '../../text/money.ts'

/** The BookingType of a studio tour, which has no details (BOOK-14). */
export const RECCE = 'Recce'

/** Facts that the list of bookings lacks; they come from each booking's details. */
export interface Facts {
  /** The package's name; empty for a studio tour. */
  name: string
  /** `10:00 am – 11:00 am`; may be empty. */
  hours: string
  /** In minutes after midnight. */
  start: number | undefined
  end: number | undefined
  /** Undefined for a studio tour, which is paid in full. */
  balance: Paise | undefined
}

export const UNREAD_BOOKING = 'A booking that cannot be shown'

/** An unreadable booking. It may be an upcoming one. */
export const unreadRow = (at: number) => ({
  key: `unread ${at}`,
  id: UNREAD_BOOKING,
  shoot: '–',
  date: '–',
  price: '–',
  type: '–',
  note: 'Please call us',
})

/** @param hours of a studio tour, which the list of bookings lacks. */
export function bookingRow(booking: Booking, at: number, onPress: () => void, hours?: string) {
  const id = `#${booking.OrderId}`
  const isTour = booking.BookingType === RECCE
  return {
    // Ids may repeat.
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

/** Undefined without a readable date. */
export function nextShoot(upcoming: readonly Booking[], facts: ReadonlyMap<Id, Facts>, now: Day = today()) {
  const dated = upcoming.flatMap((booking) => {
    const day = parseDMy(booking.ShootDate)
    return day && day >= now ? [{ booking, day, start: facts.get(booking.Id)?.start ?? 0 }] : []
  })
  const [next] = dated.sort((a, b) => a.day.localeCompare(b.day) || a.start - b.start)
  if (!next) return undefined
  const days = daysBetween(now, next.day)
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
  const { name, start, end } = facts.get(next.booking.Id) ?? {}
  const what = name || (next.booking.BookingType === RECCE ? 'Studio tour' : next.booking.BookingType)
  const hours = start !== undefined && end !== undefined && shortHours(start, end)
  return {
    title: [what, hours, when].filter(Boolean).join(', '),
    text: [next.booking.ShootDate, weekday(next.day)].join(', '),
  }
}

/** `2–8 pm`, `10 am – 12:30 pm`, each on one line, in minutes after midnight. */
export function shortHours(start: number, end: number): string {
  const [from = '', to = ''] = [start, end].map((minutes) => clock(minutes).replace(':00', '').replace(' ', '\u00A0'))
  const isOneHalf = from.slice(-2) === to.slice(-2)
  return isOneHalf ? `${from.slice(0, -3)}–\u2060${to}` : `${from} – ${to}`
}

/** `Golden Hour, 2:00 pm – 8:00 pm. Balance at the farm ₹21,500. Order order_7107.` */
export function factsText(facts: Facts | undefined, orderId: string | undefined): string {
  return [
    facts?.name && [facts.name, facts.hours].filter(Boolean).join(', '),
    facts?.balance && `Balance at ${BRAND.premises} ${rupees(facts.balance)}`,
    orderId && `Order ${orderId}`,
  ]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ')
}
