/**
 * Payment orders, kept until paid or lapsed. Amounts in paise. Places and coupon of an `open` order lapse after 15
 * minutes; a later payment is honoured where they are still free.
 */
import { CART_TYPES } from '../../storefront/api/contract/codes.ts'
import { hasBegun, minutesOf, type Day } from '../../storefront/text/dates.ts'
import type { Paise } from '../../storefront/text/money.ts'
import { startOf } from './begun.ts'
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
  /** `R10001`: the gateway's receipt and, for the client, the PaymentId. */
  readonly receipt: string
  readonly kind: 'shoot' | 'recce'
  readonly userId: string
  readonly state: 'open' | 'given up' | 'confirmed'
  readonly createdAt: number
  /** Requests with the same fingerprint get the same order. */
  readonly fingerprint: string
  /** Missing until the gateway has made its order. */
  readonly gatewayOrderId?: string
  readonly lines: readonly PricedLine[]
  readonly claims: readonly Claim[]
  readonly day: Day
  /** Of a studio tour: `Golden hour, 07:00 AM - 08:00 AM, 4 people`. */
  readonly tour?: string
  /** Identifies a tour, whatever its number of people: `1/2026-12-05/07:00 AM - 08:00 AM`. */
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
  if (order.state === 'confirmed') removeAwaited(orderId, tables)
  else if (!tables.get('awaited', orderId)) tables.set('awaited', orderId, { orderId, createdAt, askedAt: createdAt })
}

/** The sweep asks the gateway about awaited orders. */
export function removeAwaited(gatewayOrderId: string, tables: Tables): void {
  tables.remove('awaited', gatewayOrderId)
}

export function orderByGatewayId(id: string, tables: Tables): Order | undefined {
  const key = tables.get<string>('gatewayorders', id)
  return key === undefined ? undefined : tables.get<Order>('orders', key)
}

/** Whether a part of it has begun: such an order ends, and a payment for it is refunded. */
export function isOver({ lines, tourKey, day }: Order, now: number): boolean {
  if (tourKey !== undefined) return hasBegun(day, minutesOf(tourKey.split('/').at(-1)?.split(' - ')[0] ?? ''), now)
  return lines.some((line) => {
    const start = line.TypeId === CART_TYPES.package.TypeId ? startOf(line) : undefined
    return line.day !== '' && hasBegun(line.day, start, now)
  })
}

/** Younger than 15 minutes, and for what has not begun. */
export function openOrders(userId: string, now: number, tables: Tables): Order[] {
  const orders = tables.list<Order>('orders', `${userId}/`)
  return orders.filter((order) => order.state === 'open' && order.createdAt + HOLD_MS > now && !isOver(order, now))
}

export function openOrder(userId: string, fingerprint: string, now: number, tables: Tables): Order | undefined {
  return openOrders(userId, now, tables).find(
    (order) => order.fingerprint === fingerprint && order.gatewayOrderId !== undefined,
  )
}

/** Releases what an order holds. A late payment is honoured where there is room. */
export function abandonOrder(order: Order, tables: Tables): void {
  for (const claim of order.claims) releasePlace(claim, order.receipt, tables)
  saveOrder({ ...order, state: 'given up' }, tables)
}

/** Takes the places of its claims, and releases those of the user's earlier orders of its kind. */
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
