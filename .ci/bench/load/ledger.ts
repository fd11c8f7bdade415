/** What is on the disk when all is over, compared with itself and with what visitors were told. */
import { DatabaseSync } from 'node:sqlite'
import { placesOf } from '../../../mocks/provider/capacity.ts'
import type { Booking } from '../../../mocks/provider/bookings.ts'
import type { GatewayOrder } from '../../../mocks/gateway/orders.ts'
import type { Ending } from './booking.ts'

interface Books {
  readonly bookings: readonly Booking[]
  /** Ids of payments that the gateway took. */
  readonly payments: readonly string[]
  readonly refunds: readonly string[]
}

/** Without what the shop was seeded with. */
function read(file: string): Books {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = <Row>(table: string, prefix = ''): Row[] =>
    database
      .prepare('SELECT row FROM rows WHERE table_name = ? AND substr(key, 1, ?) = ?')
      .all(table, prefix.length, prefix)
      .map(({ row }) => JSON.parse(String(row)) as Row)
  try {
    return {
      bookings: rows<Booking>('bookings').filter(({ paymentId }) => !paymentId.startsWith('pay_seed')),
      payments: rows<GatewayOrder>('gateway', 'order/').flatMap(({ attempts }) => attempts.filter(({ outcome }) => outcome === 'paid').map(({ paymentId }) => paymentId)),
      refunds: rows<{ paymentId: string }>('refunds').map(({ paymentId }) => paymentId),
    }
  } finally {
    database.close()
  }
}

function counted(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** @returns a sentence for each thing that is lost, doubled or sold twice. */
export function faultsIn(file: string, endings: readonly Ending[]): string[] {
  const { bookings, payments, refunds } = read(file)
  const booked = counted(bookings.map(({ paymentId }) => paymentId))
  const back = new Set(refunds)
  const claims = bookings.flatMap(({ order }) => order.claims)
  const taken = counted(claims.map((claim) => JSON.stringify(claim)))
  const places = new Map(claims.map((claim) => [JSON.stringify(claim), placesOf(claim)]))
  const owners = counted(bookings.map(({ userId }) => userId))
  return [
    ...payments.filter((id) => (booked.get(id) ?? 0) + Number(back.has(id)) !== 1).map((id) => `payment ${id}: ${booked.get(id) ?? 0} bookings, ${back.has(id) ? 'a' : 'no'} refund`),
    ...[...booked.keys()].filter((id) => !payments.includes(id)).map((id) => `booking for ${id}, which was never paid`),
    ...[...taken].filter(([claim, uses]) => uses > (places.get(claim) ?? 0)).map(([claim, uses]) => `sold ${uses} times: ${claim}`),
    ...endings
      .filter(({ is, who }) => (owners.get(who.UserId) ?? 0) !== Number(is === 'booked'))
      .map(({ is, who, told }) => `user ${who.UserId} was told "${told}" (${is}) and has ${owners.get(who.UserId) ?? 0} bookings`),
  ]
}
