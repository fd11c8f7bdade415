/**
 * Payment orders; amounts are paise. Places and coupon of an `open` order are released after 15 minutes. A later
 * payment is accepted if they are still free. A new order replaces the user's earlier ones: if nobody has tried to pay
 * them, they are removed here and at the gateway.
 */
import { CART_TYPES } from '../../storefront/api/contract/codes.ts'
import type { Day } from '../../storefront/text/dates.ts'
import { clockAt, hasBegun, minutesOf } from '../../storefront/text/times.ts'
import type { Paise } from '../../storefront/text/money.ts'
import { startOf } from './products.ts'
import { heldUntil, HOLD_MS, holdPlace, releasePlace, takePlace, type Claim } from './capacity.ts'
import { countOn, freeAt, type Limit } from './limits.ts'
import type { PricedLine } from './pricing.ts'
import { Refusal } from './reply.ts'
import type { Tables } from './storage.ts'
import { nextNumber, type CallContext } from './context.ts'

export const CURRENCY = 'INR'

export interface Billing {
  readonly FullName: string
  readonly Phone: string
  readonly Email: string
  readonly GST: string
  readonly OrderNote: string
}

export interface Order {
  /** `R10001`: the gateway's receipt and the client's PaymentId. */
  readonly receipt: string
  readonly kind: 'shoot' | 'recce'
  readonly userId: string
  readonly state: 'open' | 'given up' | 'confirmed'
  readonly createdAt: number
  /** Requests with the same fingerprint get the same order. */
  readonly fingerprint: string
  /** Missing until the gateway has created its order. */
  readonly gatewayOrderId?: string
  readonly lines: readonly PricedLine[]
  readonly claims: readonly Claim[]
  readonly day: Day
  /** For a studio tour: `Golden hour, 07:00 AM - 08:00 AM, 4 people`. */
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

/** The sweep and the user's next order look it up at the gateway. */
export interface Awaited {
  readonly userId: string
  readonly orderId: string
  readonly createdAt: number
  readonly askedAt: number
}

type AwaitedKey = Omit<Awaited, 'askedAt'>

/** Keys count down with time, so that the newest order of a user comes first. */
const awaitedKey = ({ userId, orderId, createdAt }: AwaitedKey) =>
  `${userId}/${9_999_999_999_999 - createdAt}/${orderId}`

export function saveAwaited(row: Awaited, tables: Tables): void {
  tables.set('awaited', awaitedKey(row), row)
}

export function removeAwaited(row: AwaitedKey, tables: Tables): void {
  tables.remove('awaited', awaitedKey(row))
}

export function awaitedOf(userId: string, tables: Tables): Awaited[] {
  return tables.list<Awaited>('awaited', `${userId}/`, ORDERS.most)
}

export function saveOrder(order: Order, tables: Tables): void {
  const { gatewayOrderId: orderId, createdAt, userId } = order
  tables.set('orders', keyOf(order), order)
  if (orderId === undefined) return
  tables.set('gatewayorders', orderId, keyOf(order))
  const row = { userId, orderId, createdAt, askedAt: createdAt }
  if (order.state === 'confirmed') removeAwaited(row, tables)
  else if (!tables.get('awaited', awaitedKey(row))) saveAwaited(row, tables)
}

/** Only for an order that cannot be paid any more. */
export function removeOrder(order: Order, tables: Tables): void {
  const { gatewayOrderId: orderId, createdAt, userId } = order
  for (const claim of order.claims) releasePlace(claim, order.receipt, tables)
  tables.remove('orders', keyOf(order))
  if (orderId === undefined) return
  tables.remove('gatewayorders', orderId)
  removeAwaited({ userId, orderId, createdAt }, tables)
}

export function orderByGatewayId(id: string, tables: Tables): Order | undefined {
  const key = tables.get<string>('gatewayorders', id)
  return key === undefined ? undefined : tables.get<Order>('orders', key)
}

/** Whether a part has started: then the order ends, and a payment is refunded. */
export function isOver({ lines, tourKey, day }: Order, now: number): boolean {
  if (tourKey !== undefined) return hasBegun(day, minutesOf(tourKey.split('/').at(-1)?.split(' - ')[0] ?? ''), now)
  return lines.some((line) => {
    const start = line.TypeId === CART_TYPES.package.TypeId ? startOf(line) : undefined
    return line.day !== '' && hasBegun(line.day, start, now)
  })
}

/** Orders younger than 15 minutes of which nothing has started. */
export function openOrders(userId: string, now: number, tables: Tables): Order[] {
  return awaitedOf(userId, tables)
    .filter(({ createdAt }) => createdAt + HOLD_MS > now)
    .flatMap(({ orderId }) => orderByGatewayId(orderId, tables) ?? [])
    .filter((order) => order.state === 'open' && !isOver(order, now))
}

export function openOrder(userId: string, fingerprint: string, now: number, tables: Tables): Order | undefined {
  return openOrders(userId, now, tables).find((order) => order.fingerprint === fingerprint)
}

/** A late payment is accepted if the places are still free. */
export function abandonOrder(order: Order, tables: Tables): void {
  for (const claim of order.claims) releasePlace(claim, order.receipt, tables)
  saveOrder({ ...order, state: 'given up' }, tables)
}

/** Each unpaid order is a row that is looked up for a week. */
export const ORDERS: Limit = { most: 10, within: 60 * 60_000 }

const unpaid = (userId: string) => ({ key: `order/${userId}`, limit: ORDERS })

function refuseTooMany(userId: string, context: CallContext): void {
  const until = freeAt(unpaid(userId), context)
  if (until <= context.now) return
  const minute = Math.ceil(until / 60_000) * 60_000
  throw new Refusal(
    `You have begun ${ORDERS.most} payments in an hour without paying. Nothing was ordered or charged. Please try again after ${clockAt(minute)} IST.`,
    { RetryAfter: Math.ceil((until - context.now) / 1000) },
  )
}

export function forgetUnpaid(userId: string, tables: Tables): void {
  tables.remove('counts', unpaid(userId).key)
}

/** Inherits the rest of the replaced orders' holds, and holds new places. */
export function openNewOrder(draft: Omit<Order, 'receipt' | 'state' | 'createdAt'>, context: CallContext): Order {
  const { tables, now } = context
  const { userId } = draft
  refuseTooMany(userId, context)
  countOn(unpaid(userId), context)
  const earlier = openOrders(userId, now, tables).filter(({ kind }) => kind === draft.kind)
  const untils = draft.claims.map((claim) =>
    earlier.map(({ receipt }) => heldUntil(claim, receipt, context)).find((until) => until !== undefined),
  )
  for (const order of earlier) abandonOrder(order, tables)
  const receipt = `R${nextNumber(tables, 'receipt', 10_001)}`
  const order: Order = { ...draft, receipt, state: 'open', createdAt: now }
  for (const [at, claim] of order.claims.entries()) {
    const until = untils[at]
    if (until === undefined) holdPlace(claim, receipt, userId, context)
    else takePlace(claim, receipt, { userId, until }, tables)
  }
  saveOrder(order, tables)
  return order
}
