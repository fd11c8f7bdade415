/** Deadlines for rescheduling and cancelling, in the studio's time zone. */
import { NOTICE } from '#brand/notice.ts'
import type { Booking } from '../../api/contract/bookings.ts'
import { addDays, dMy, parseDMy, today, type Day } from '../../text/dates.ts'
import { clock, clockAt } from '../../text/times.ts'

const HOUR = 60
const CANCEL_WITHIN = NOTICE.cancelHours * HOUR
const CHECK_IN = NOTICE.checkIn * HOUR

/**
 * Milliseconds since 1970 of a time at the studio.
 * @param minutes after midnight.
 */
function instant(day: Day, minutes: number): number {
  return Date.parse(`${day}T00:00:00+05:30`) + minutes * 60_000
}

export interface Terms {
  mayReschedule: boolean
  mayCancel: boolean
  /** The deadline `until 6:01 pm today`, or the rule if the hour of the order is unknown. */
  cancelling: string
  text: string
}

const HOURS = `${NOTICE.shootDays * 24} hours`
const RULE = `within ${NOTICE.cancelHours} hours of the order`

const CLOSED = {
  mayReschedule: false,
  mayCancel: false,
  cancelling: RULE,
  text: `Starts within ${HOURS}: it can no longer be rescheduled or cancelled.`,
}
const UNKNOWN = {
  mayReschedule: true,
  mayCancel: true,
  cancelling: RULE,
  text: `Rescheduling needs ${HOURS}' notice, and cancelling is possible ${RULE}.`,
}

/** `6:01 pm today`, in the studio's time zone. */
function byTheClock(moment: number, now: number): string {
  const day = today(moment)
  const named = day === today(now) ? 'today' : day === addDays(today(now), 1) ? 'tomorrow' : `on ${dMy(day)}`
  return `${clockAt(moment)} ${named}`
}

/**
 * @param orderedAt in milliseconds since 1970; known only in the browser that made the order.
 * @param start in minutes after midnight. If it is unknown, as in the list of bookings, the whole last day counts.
 */
export function termsOf(
  {
    ShootDate,
    BookingDate,
    orderedAt,
  }: Pick<Booking, 'ShootDate' | 'BookingDate'> & { orderedAt?: number | undefined },
  start?: number,
  now: number = Date.now(),
): Terms {
  const day = parseDMy(ShootDate)
  if (!day) return UNKNOWN
  const last = addDays(day, -NOTICE.shootDays)
  if (now >= (start === undefined ? instant(addDays(last, 1), 0) : instant(last, start))) return CLOSED
  const ordered = parseDMy(BookingDate)
  const closes =
    orderedAt === undefined
      ? // The hour of the order is unknown, so assume the end of that day.
        ordered && instant(addDays(ordered, 1), CANCEL_WITHIN)
      : orderedAt + CANCEL_WITHIN * 60_000
  const mayCancel = closes !== undefined && now < closes
  const cancelling = mayCancel && orderedAt !== undefined ? `until ${byTheClock(closes, now)}` : RULE
  const until = start === undefined ? dMy(last) : `${dMy(last)}, ${clock(start)}`
  const end = mayCancel ? `Can be cancelled ${cancelling}.` : 'The cancellation window has closed.'
  return {
    mayReschedule: true,
    mayCancel,
    cancelling,
    text: `Can be rescheduled until ${until}, ${HOURS} before it starts. ${end}`,
  }
}

export function stayTerms(
  checkIn: string,
  { BookingDate }: Pick<Booking, 'BookingDate'>,
  now: number = Date.now(),
): string {
  const day = parseDMy(checkIn)
  const ordered = parseDMy(BookingDate)
  const rule = `${NOTICE.stayDays * 24} hours' notice, and within ${NOTICE.stayWithinDays} days of the booking`
  if (!day || !ordered) return `The stay can be rescheduled with ${rule}.`
  const notice = addDays(day, -NOTICE.stayDays)
  const end = addDays(ordered, NOTICE.stayWithinDays)
  const isEnd = end < notice
  if (now >= (isEnd ? instant(addDays(end, 1), 0) : instant(notice, CHECK_IN)))
    return `The stay can no longer be rescheduled: that needs ${rule}.`
  return `The stay can be rescheduled until ${isEnd ? dMy(end) : `${dMy(notice)}, ${clock(CHECK_IN)}`}: with ${rule}.`
}

type Named = Pick<Booking, 'OrderId' | 'BookingType' | 'ShootDate'>

const named = ({ OrderId, BookingType, ShootDate }: Named): string =>
  `booking #${OrderId} (${BookingType}, ${ShootDate})`

/** The request that the studio receives. */
export const cancelText = (booking: Named): string => `Please cancel ${named(booking)}.`

/**
 * The request that the studio receives.
 * @param free days that were free when it was sent.
 */
export function rescheduleText(booking: Named, day: Day, free: readonly Day[] = []): string {
  const wanted = `Please reschedule ${named(booking)} to ${dMy(day)}.`
  return free.length > 0 ? `${wanted}\nFree when this was sent: ${free.map(dMy).join(', ')}.` : wanted
}
