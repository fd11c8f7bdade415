import { faultsInBooks } from '../../../mocks/ledger.ts'
import { placesOf } from '../../../mocks/provider/capacity.ts'
import type { Booking } from '../../../mocks/provider/bookings.ts'
import { isSeededPayment } from '../../../mocks/provider/seed.ts'
import { createSqliteStorage } from '../../../mocks/provider/sqlite.ts'
import type { Ending } from './booking.ts'

function counted(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** @returns a message for each lost, duplicate or oversold booking. */
export function faultsIn(file: string, endings: readonly Ending[]): string[] {
  const storage = createSqliteStorage(file)
  try {
    return storage.transaction((tables) => {
      const bookings = tables.list<Booking>('bookings').filter(({ paymentId }) => !isSeededPayment(paymentId))
      const claims = bookings.flatMap(({ order }) => order.claims)
      const places = new Map(claims.map((claim) => [JSON.stringify(claim), placesOf(claim)]))
      const taken = counted(claims.map((claim) => JSON.stringify(claim)))
      const owners = counted(bookings.map(({ userId }) => userId))
      return [
        ...faultsInBooks(tables),
        ...[...taken]
          .filter(([claim, uses]) => uses > (places.get(claim) ?? 0))
          .map(([claim, uses]) => `sold ${uses} times: ${claim}`),
        ...endings
          .filter(({ is, who }) => (owners.get(who.UserId) ?? 0) !== Number(is === 'booked'))
          .map(
            ({ is, who, message }) =>
              `user ${who.UserId} was told "${message}" (${is}) and has ${owners.get(who.UserId) ?? 0} bookings`,
          ),
      ]
    })
  } finally {
    storage.close()
  }
}
