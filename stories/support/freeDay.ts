import { placesOf } from '../../mocks/provider/capacity.ts'
import { addDays, today, type Day } from '../../storefront/text/dates.ts'

const ALL_PLACES = { package: 6, stay: 2 } as const

/** @returns the first day, `from` or later, on which no place is taken. Which one it is depends on the weekday. */
export function freeDay(kind: keyof typeof ALL_PLACES, id: number, from = addDays(today(), 10)): Day {
  const isFree = placesOf({ kind, id: String(id), day: from }) === ALL_PLACES[kind]
  return isFree ? from : freeDay(kind, id, addDays(from, 1))
}
