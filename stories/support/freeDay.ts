import { placesOf } from '../../mocks/provider/capacity.ts'
import { addDays, today, type Day } from '../../storefront/text/dates.ts'

/** @returns the first day, `from` or later, with this many places. */
export function freeDay(kind: 'package' | 'stay', id: number, places: number, from = addDays(today(), 10)): Day {
  return placesOf({ kind, id: String(id), day: from }) < places ? freeDay(kind, id, places, addDays(from, 1)) : from
}
