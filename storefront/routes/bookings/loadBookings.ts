import { send } from '../../api/client.ts'
import { GetMyBookings, GetMyBookingsDetails, type Booking, type BookingDetail } from '../../api/contract/bookings.ts'
import { readKey } from '../../api/identity.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import type { Id } from '../../api/contract/wire.ts'
import { minutesOf, timeWindow } from '../../text/times.ts'
import { subtract } from './amounts.ts'
import { RECCE, type Facts } from './rows.ts'

/**
 * Milliseconds that the list waits for the details of its bookings. Those that take longer are left out, because a line that
 * came later would move buttons.
 */
const LONGEST_WAIT = 2000

export interface LoadedBookings {
  /** Null stands for an unreadable booking. */
  bookings: readonly (Booking | null)[]
  /** Of upcoming bookings, by id. */
  facts: ReadonlyMap<Id, Facts>
}

export function loadDetails({ Id }: Pick<Booking, 'Id'>, signal: AbortSignal): Promise<BookingDetail> {
  return send(GetMyBookingsDetails, { UserId: readKey('UserId'), Id }, { signal })
}

/** @throws ApiError if the list cannot be had; the details of a booking may be missing. */
export async function loadBookings(signal: AbortSignal): Promise<LoadedBookings> {
  const { bookingmodellist: bookings } = await send(GetMyBookings, { UserId: readKey('UserId') }, { signal })
  const upcoming = bookings.filter((booking) => booking !== null).filter(({ IsUpcoming }) => IsUpcoming === 1)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT))
  return { bookings, facts: (await Promise.race([readFacts(upcoming, signal), late])) ?? new Map() }
}

async function readFacts(bookings: readonly Booking[], signal: AbortSignal): Promise<ReadonlyMap<Id, Facts>> {
  const answers = await Promise.allSettled(bookings.map((booking) => loadDetails(booking, signal)))
  const known = new Map<Id, Facts>()
  for (const [at, booking] of bookings.entries()) {
    const answer = answers[at]
    const facts = answer?.status === 'fulfilled' && factsOf(answer.value, booking.BookingType === RECCE)
    if (facts) known.set(booking.Id, facts)
  }
  return known
}

function factsOf(
  { bookingdetails: groups, orderbillingdetails: bill }: BookingDetail,
  isTour: boolean,
): Facts | undefined {
  const group = groups.find(({ TypeId }) => isTour || TypeId === CART_TYPES.package.TypeId)
  const line = group?.bookingdetails[0]
  if (!line) return undefined
  return {
    name: isTour ? '' : line.ProductName.trim(),
    hours: timeWindow(line.StartTime, line.EndTime),
    start: minutesOf(line.StartTime),
    end: minutesOf(line.EndTime),
    balance: isTour ? undefined : subtract(bill?.TotalAmountToPay, bill?.AdvanceAmountPaid),
  }
}
