import { readBooking, type Booking } from '../../api/account.ts'
import type { Id } from '../../api/contract/wire.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import { minutesOf, timeWindow } from '../../text/dates.ts'
import { RECCE, type Hours } from './rows.ts'

const NONE: ReadonlyMap<Id, Hours> = new Map()

/** When each tour begins and ends: the list of bookings does not say, its details do. */
export function useTourHours(bookings: readonly Booking[]): ReadonlyMap<Id, Hours> {
  const tours = bookings.filter(({ BookingType }) => BookingType === RECCE).map(({ Id }) => Id)
  const found = useResource(`hours of tours ${tours.join()}`, (signal) => readHours(tours, signal), true)
  return valueOf(found) ?? NONE
}

async function readHours(tours: readonly Id[], signal: AbortSignal): Promise<ReadonlyMap<Id, Hours>> {
  const answers = await Promise.allSettled(tours.map((id) => readBooking(id, { signal })))
  const known = new Map<Id, Hours>()
  for (const [at, id] of tours.entries()) {
    const answer = answers[at]
    if (answer?.status !== 'fulfilled') continue
    const [line] = answer.value.bookingdetails.flatMap(({ bookingdetails }) => bookingdetails)
    const text = line && timeWindow(line.StartTime, line.EndTime)
    if (text) known.set(id, { text, start: minutesOf(line.StartTime) })
  }
  return known
}
