/**
 * Books and captures a payment, or refunds it. Decided once, in one transaction, whoever reports the payment first
 * (page, webhook or sweep); the gateway is told afterwards, and by the next sweep where it could not be reached.
 */
import type { Paise } from '../../storefront/text/money.ts'
import { book, bookingOf, isBooked, type Booking } from './bookings.ts'
import { placesLeft, releasePlace, takePlace } from './capacity.ts'
import { saveLines, linesOf } from './carts.ts'
import { couponObstacle } from './coupon.ts'
import type { GatewayPort, Transact } from './gateway.ts'
import { abandonOrder, isOver, orderByGatewayId, removeAwaited, saveOrder, type Order } from './orders.ts'
import type { Tables } from './storage.ts'
import type { CallContext } from './context.ts'

export interface Decision {
  readonly n: number
  readonly Msg: string
  /** Missing for a refund. */
  readonly booking?: Booking
}

export interface Refund {
  readonly paymentId: string
  readonly receipt: string
  readonly amount: Paise
  readonly reason: string
  readonly at: number
}

interface Instruction {
  readonly orderId: string
  readonly paymentId: string
  readonly type?: 'capture' | 'give back'
  /** `type` in files of an earlier version. */
  readonly is?: 'capture' | 'give back'
}

const confirmed = (booking: Booking): Decision => ({
  n: 1,
  Msg: `Your booking #${booking.OrderId} is confirmed.`,
  booking,
})

function refunded({ paymentId, reason }: Refund): Decision {
  return { n: 0, Msg: `${reason} Your payment ${paymentId} is on record and will be refunded. Do not pay again.` }
}

/** Whether the order holds its places, or can take them again. */
function hasRoom(order: Order, { tables, now }: CallContext): boolean {
  for (const claim of order.claims) releasePlace(claim, order.receipt, tables)
  return order.claims.every((claim) => placesLeft(claim, tables, now, order.userId) > 0)
}

function obstacle(order: Order, context: CallContext): string | undefined {
  if (bookingOf(order, context.tables)) return 'This order has already been paid.'
  if (isBooked(order, context.tables))
    return order.kind === 'recce' ? 'This tour is already booked.' : 'This cart is already booked.'
  if (isOver(order, context.now)) return 'The payment came after the time that was to be booked had begun.'
  return (
    couponObstacle(order, context) ??
    (hasRoom(order, context) ? undefined : 'The last place has been booked meanwhile.')
  )
}

function decide(order: Order, orderId: string, paymentId: string, context: CallContext): Decision {
  const { tables, now } = context
  const booked = bookingOf(order, tables)
  if (booked?.paymentId === paymentId) return confirmed(booked)
  const earlier = tables.get<Refund>('refunds', paymentId)
  if (earlier) return refunded(earlier)
  const instruct = (type: 'capture' | 'give back') =>
    tables.set('instructions', paymentId, { orderId, paymentId, type } satisfies Instruction)

  const reason = obstacle(order, context)
  if (reason !== undefined) {
    if (!booked) abandonOrder(order, tables)
    const refund: Refund = { paymentId, receipt: order.receipt, amount: order.paid, reason, at: now }
    tables.set('refunds', paymentId, refund)
    instruct('give back')
    return refunded(refund)
  }
  for (const claim of order.claims) takePlace(claim, order.receipt, { userId: order.userId, until: null }, tables)
  const booking = book(order, paymentId, context)
  saveOrder({ ...order, state: 'confirmed' }, tables)
  const paidFor = new Set(order.lines.map(({ CartitemId }) => CartitemId))
  const cart = `user/${order.userId}` as const
  saveLines(
    tables,
    cart,
    linesOf(tables, cart).filter(({ CartitemId }) => !paidFor.has(CartitemId)),
  )
  instruct('capture')
  return confirmed(booking)
}

/** Where the gateway does not answer, the instruction waits for the next sweep. */
async function instructGateway(
  { type, is, orderId, paymentId }: Instruction,
  transact: Transact,
  gateway: GatewayPort,
): Promise<void> {
  try {
    await ((type ?? is) === 'give back' ? gateway.refund(orderId, paymentId) : gateway.capture(orderId, paymentId))
  } catch {
    return
  }
  transact(({ tables }) => tables.remove('instructions', paymentId))
}

/** @returns undefined where this provider made no such order, or one of another kind. */
export async function settle(
  orderId: string,
  paymentId: string,
  transact: Transact,
  gateway: GatewayPort,
  kind?: Order['kind'],
): Promise<Decision | undefined> {
  const { decision, instruction } = transact((context) => {
    const order = orderByGatewayId(orderId, context.tables)
    const isKnown = order !== undefined && (kind === undefined || order.kind === kind)
    return {
      decision: isKnown ? decide(order, orderId, paymentId, context) : undefined,
      instruction: context.tables.get<Instruction>('instructions', paymentId),
    }
  })
  if (instruction) await instructGateway(instruction, transact, gateway)
  return decision
}

/** Books payments of an order that were never confirmed. Does nothing where the gateway does not answer. */
async function settleOrder(orderId: string, transact: Transact, gateway: GatewayPort): Promise<Booking[]> {
  const payments = await gateway.payments(orderId).catch(() => [])
  const bookings: Booking[] = []
  for (const { id, status } of payments) {
    if (status !== 'authorised' && status !== 'captured') continue
    const decision = await settle(orderId, id, transact, gateway)
    if (decision?.booking) bookings.push(decision.booking)
  }
  return bookings
}

/** Asks the gateway about the user's unconfirmed orders. @returns their bookings. */
export async function settleEarlierOrders(
  userId: string,
  transact: Transact,
  gateway: GatewayPort,
): Promise<Booking[]> {
  const orders = transact(({ tables }) =>
    tables.list<Order>('orders', `${userId}/`).filter(({ state }) => state !== 'confirmed'),
  )
  const bookings: Booking[] = []
  for (const { gatewayOrderId } of orders) {
    if (gatewayOrderId !== undefined) bookings.push(...(await settleOrder(gatewayOrderId, transact, gateway)))
  }
  return bookings
}

/** Per sweep. */
const SWEPT_AT_ONCE = 100
/** A payment may be captured up to three days after it seemed to fail. */
const AWAITED_FOR = 7 * 86_400_000

interface Awaited {
  readonly orderId: string
  readonly createdAt: number
  readonly askedAt: number
}

function longestUnasked({ tables, now }: CallContext): Awaited[] {
  const all = tables.list<Awaited>('awaited')
  for (const { orderId, createdAt } of all) if (now - createdAt > AWAITED_FOR) removeAwaited(orderId, tables)
  const due = all.sort((one, other) => one.askedAt - other.askedAt).slice(0, SWEPT_AT_ONCE)
  for (const row of due) tables.set('awaited', row.orderId, { ...row, askedAt: now })
  return due
}

/** Sends the gateway missed instructions, then looks for payments whose confirmation and webhook were lost. */
export async function sweep(transact: Transact, gateway: GatewayPort): Promise<void> {
  const left = transact(({ tables }: { tables: Tables }) => tables.list<Instruction>('instructions'))
  for (const instruction of left) await instructGateway(instruction, transact, gateway)
  for (const { orderId } of transact(longestUnasked)) await settleOrder(orderId, transact, gateway)
}
