import { readBooking, type Booking, type BookingDetail } from '../../api/account.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import type { Id } from '../../api/contract/wire.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import { minutesOf, timeWindow } from '../../text/dates.ts'
import { subtract } from './amounts.ts'
import { RECCE, type Facts } from './rows.ts'

const NONE: ReadonlyMap<Id, Facts> = new Map()

export function useFacts(bookings: readonly Booking[]): ReadonlyMap<Id, Facts> {
  const ids = bookings.map(({ Id }) => Id).join()
  const found = useResource(`facts of bookings ${ids}`, (signal) => readFacts(bookings, signal), {
    quiet: true,
    personal: true,
  })
  return valueOf(found) ?? NONE
}

async function readFacts(bookings: readonly Booking[], signal: AbortSignal): Promise<ReadonlyMap<Id, Facts>> {
  const answers = await Promise.allSettled(bookings.map(({ Id }) => readBooking(Id, { signal })))
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
