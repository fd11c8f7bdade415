/**
 * Payment orders: what was agreed when the dialog was opened, kept until it is paid or lapses. Amounts in
 * paise. An order is `open` until its payment is confirmed. The places and the coupon it holds lapse after 15
 * minutes; a payment that comes later is still honoured where they are free.
 */
import type { Paise } from '../../storefront/text/money.ts'
import type { Day } from '../../storefront/text/dates.ts'
import { HOLD_MS, releasePlace, takePlace, type Claim } from './capacity.ts'
import type { PricedLine } from './pricing.ts'
import type { Tables } from './storage.ts'
import { nextNumber } from './context.ts'

export interface Billing {
  readonly FullName: string
  readonly Phone: string
  readonly Email: string
  readonly GST: string
  readonly OrderNote: string
}

export interface Order {
  /** `R10001`: the gateway's receipt and, to the client, the PaymentId. */
  readonly receipt: string
  readonly kind: 'shoot' | 'recce'
  readonly userId: string
  readonly state: 'open' | 'given up' | 'confirmed'
  readonly createdAt: number
  /** Two requests with the same fingerprint want the same thing and get the same order. */
  readonly fingerprint: string
  /** Missing until the gateway has made its order. */
  readonly gatewayOrderId?: string
  readonly lines: readonly PricedLine[]
  readonly claims: readonly Claim[]
  readonly day: Day
  /** What a studio tour is: `Golden hour, 07:00 AM - 08:00 AM, 4 people`. */
  readonly tour?: string
  /** The same for each order of one tour, whatever its number of people: `1/2026-12-05/07:00 AM - 08:00 AM`. */
  readonly tourKey?: string
  readonly coupon: { readonly code: string; readonly amount: Paise }
  readonly payable: Paise
  readonly booking: Paise
  readonly gst: Paise
  readonly paid: Paise
  readonly billing: Billing
}

const keyOf = ({ userId, receipt }: Pick<Order, 'userId' | 'receipt'>) => `${userId}/${receipt}`

export function saveOrder(order: Order, tables: Tables): void {
  const { gatewayOrderId: orderId, createdAt } = order
  tables.set('orders', keyOf(order), order)
  if (orderId === undefined) return
  tables.set('gatewayorders', orderId, keyOf(order))
  if (order.state === 'confirmed') forgetAwaited(orderId, tables)
  else if (!tables.get('awaited', orderId)) tables.set('awaited', orderId, { orderId, createdAt, askedAt: createdAt })
}

/** The sweep asks the gateway about awaited orders. */
export function forgetAwaited(gatewayOrderId: string, tables: Tables): void {
  tables.remove('awaited', gatewayOrderId)
}

export function orderByGatewayId(id: string, tables: Tables): Order | undefined {
  const key = tables.get<string>('gatewayorders', id)
  return key === undefined ? undefined : tables.get<Order>('orders', key)
}

/** The user's open orders that are younger than 15 minutes. */
export function openOrders(userId: string, now: number, tables: Tables): Order[] {
  const orders = tables.list<Order>('orders', `${userId}/`)
  return orders.filter(({ state, createdAt }) => state === 'open' && createdAt + HOLD_MS > now)
}

/** The user's open order for exactly this, known to the gateway. */
export function openOrder(userId: string, fingerprint: string, now: number, tables: Tables): Order | undefined {
  return openOrders(userId, now, tables).find(
    (order) => order.fingerprint === fingerprint && order.gatewayOrderId !== undefined,
  )
}

/** Gives back what an order holds. Its payment, should it still come, is honoured where there is room. */
export function abandonOrder(order: Order, tables: Tables): void {
  for (const claim of order.claims) releasePlace(claim, order.receipt, tables)
  saveOrder({ ...order, state: 'given up' }, tables)
}

/** A new order takes the places of its claims and lets go of what the user's earlier ones of its kind held. */
export function openNewOrder(
  draft: Omit<Order, 'receipt' | 'state' | 'createdAt'>,
  { tables, now }: { tables: Tables; now: number },
): Order {
  for (const earlier of tables.list<Order>('orders', `${draft.userId}/`)) {
    if (earlier.kind === draft.kind && earlier.state === 'open') abandonOrder(earlier, tables)
  }
  const receipt = `R${nextNumber(tables, 'receipt', 10_001)}`
  const order: Order = { ...draft, receipt, state: 'open', createdAt: now }
  const use = { userId: order.userId, until: now + HOLD_MS }
  for (const claim of order.claims) takePlace(claim, receipt, use, tables)
  saveOrder(order, tables)
  return order
}
