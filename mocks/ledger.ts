/**
 * Reconciles gateway and provider, for tests and benchmarks: captured money must equal bookings, by payment and by
 * line.
 */
import { paymentOf, type GatewayOrder } from './gateway/orders.ts'
import type { Booking } from './provider/bookings.ts'
import { COUPONS } from './provider/coupon.ts'
import { isSeededPayment } from './provider/seed.ts'
import type { Refund } from './provider/settlement.ts'
import type { Tables } from './provider/storage.ts'

function repeated(keys: readonly string[]): string[] {
  return [...new Set(keys.filter((key, at) => keys.indexOf(key) !== at))]
}

export function faultsInBooks(tables: Tables): string[] {
  const payments = tables
    .list<GatewayOrder>('gateway', 'order/')
    .flatMap((order) => order.attempts.flatMap((attempt) => paymentOf(order, attempt)))
  const bookings = tables.list<Booking>('bookings').filter(({ paymentId }) => !isSeededPayment(paymentId))
  const refunds = new Set(tables.list<Refund>('refunds').map(({ paymentId }) => paymentId))
  const ids = new Set(payments.map(({ id }) => id))
  const limited = new Set(COUPONS.flatMap(({ code, times }) => (times === 1 ? [code] : [])))
  return [
    ...payments.flatMap(({ id, status, amount }) => {
      const booked = bookings.filter(({ paymentId }) => paymentId === id)
      const isRight =
        status === 'captured'
          ? booked.length === 1 && booked[0]?.order.paid === amount && !refunds.has(id)
          : status !== 'authorised' && booked.length === 0 && refunds.has(id)
      return isRight
        ? []
        : [`payment ${id} is ${status}, with ${booked.length} bookings and ${refunds.has(id) ? 'a' : 'no'} refund`]
    }),
    ...bookings
      .filter(({ paymentId }) => !ids.has(paymentId))
      .map(({ OrderId }) => `booking ${OrderId} was never paid`),
    ...bookings
      .filter(({ day, bookedOn }) => bookedOn > day)
      .map(({ OrderId }) => `booking ${OrderId} was made too late`),
    ...repeated(bookings.flatMap(({ order }) => order.lines.map(({ CartitemId }) => String(CartitemId)))).map(
      (id) => `cart line ${id} is booked twice`,
    ),
    ...repeated(
      bookings.flatMap(({ userId, order }) => (order.tourKey === undefined ? [] : [`${userId} ${order.tourKey}`])),
    ).map((key) => `tour ${key} is booked twice`),
    ...repeated(
      bookings.flatMap(({ userId, order }) =>
        limited.has(order.coupon.code) ? [`${userId} ${order.coupon.code}`] : [],
      ),
    ).map((key) => `coupon used twice: ${key}`),
  ]
}
