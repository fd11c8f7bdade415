/**
 * Books and captures a payment, or refunds it. One transaction decides, whoever reports the payment first (page,
 * webhook or sweep). The gateway learns the decision afterwards; if it is down, at the next sweep.
 */
import type { Paise } from '../../storefront/text/money.ts'
import { book, bookedAlready, bookingOf, type Booking } from './bookings.ts'
import { placesLeft, releasePlace, takePlace } from './capacity.ts'
import { linesOf, newLine, saveLines, type CartLine } from './carts.ts'
import { couponObstacle } from './coupon.ts'
import type { GatewayPort, Transact, CallContext } from './context.ts'
import {
  abandonOrder,
  awaitedOf,
  forgetUnpaid,
  isOver,
  orderByGatewayId,
  removeAwaited,
  removeOrder,
  saveAwaited,
  saveOrder,
  type Awaited,
  type Order,
} from './orders.ts'
import type { Tables } from './storage.ts'

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
  readonly type: 'capture' | 'give back'
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
  const already = bookedAlready(order, context.tables)
  if (already !== undefined) return already
  if (isOver(order, context.now)) return 'The payment came after the time that was to be booked had begun.'
  return (
    couponObstacle(order, context) ??
    (hasRoom(order, context) ? undefined : 'The last place has been booked meanwhile.')
  )
}

/** Quantities added after the order was created stay in the cart, in a new line, because a line is booked only once. */
function takeFromCart({ userId, lines }: Order, tables: Tables): void {
  const cart = `user/${userId}` as const
  const rest = linesOf(tables, cart).flatMap((line): CartLine[] => {
    const paid = lines.find(({ CartitemId }) => CartitemId === line.CartitemId)
    if (!paid) return [line]
    const { CartitemId: _booked, ...left } = { ...line, Quantity: line.Quantity - paid.Quantity }
    return left.Quantity > 0 ? [newLine(tables, left)] : []
  })
  saveLines(tables, cart, rest)
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
  takeFromCart(order, tables)
  forgetUnpaid(order.userId, tables)
  instruct('capture')
  return confirmed(booking)
}

/** If the gateway does not answer, the instruction waits for the next sweep. */
async function instructGateway(
  { type, orderId, paymentId }: Instruction,
  transact: Transact,
  gateway: GatewayPort,
): Promise<void> {
  try {
    await (type === 'give back' ? gateway.refund(orderId, paymentId) : gateway.capture(orderId, paymentId))
  } catch {
    return
  }
  transact(({ tables }) => tables.remove('instructions', paymentId))
}

/** @returns undefined if this provider created no such order, or one of another kind. */
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

/** Does nothing if the gateway does not answer. */
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

/** Looks up the user's unpaid orders at the gateway. @returns their bookings. */
export async function settleEarlierOrders(
  userId: string,
  transact: Transact,
  gateway: GatewayPort,
): Promise<Booking[]> {
  const bookings: Booking[] = []
  for (const { orderId } of transact(({ tables }) => awaitedOf(userId, tables)))
    bookings.push(...(await settleOrder(orderId, transact, gateway)))
  return bookings
}

/**
 * Removes the user's earlier orders of this kind that nobody has tried to pay, so that no dialog can take money for
 * them.
 */
export async function dropUntried(newest: Order, transact: Transact, gateway: GatewayPort): Promise<void> {
  const earlier = transact(({ tables }) =>
    awaitedOf(newest.userId, tables).flatMap(({ orderId }) => {
      const order = orderByGatewayId(orderId, tables)
      return order?.kind === newest.kind && order.receipt !== newest.receipt ? [orderId] : []
    }),
  )
  for (const orderId of earlier) {
    if (!(await gateway.drop(orderId).catch(() => false))) continue
    transact(({ tables }) => {
      const order = orderByGatewayId(orderId, tables)
      if (order) removeOrder(order, tables)
    })
  }
}

const SWEPT_AT_ONCE = 100
/** The gateway may capture a payment up to three days after it seemed to fail. */
const AWAITED_FOR = 7 * 86_400_000

/** Takes the first of each user, then the second of each, and so on. */
function longestUnasked({ tables, now }: CallContext): Awaited[] {
  const all = tables.list<Awaited>('awaited').sort((one, other) => one.askedAt - other.askedAt)
  const isOver = ({ createdAt }: Awaited) => now - createdAt > AWAITED_FOR
  for (const row of all.filter(isOver)) removeAwaited(row, tables)
  const seen = new Map<string, number>()
  const ranked = all
    .filter((row) => !isOver(row))
    .map((row) => {
      const rank = seen.get(row.userId) ?? 0
      seen.set(row.userId, rank + 1)
      return { row, rank }
    })
  const due = ranked.sort((one, other) => one.rank - other.rank).slice(0, SWEPT_AT_ONCE)
  for (const { row } of due) saveAwaited({ ...row, askedAt: now }, tables)
  return due.map(({ row }) => row)
}

export async function sweep(transact: Transact, gateway: GatewayPort): Promise<void> {
  const left = transact(({ tables }: { tables: Tables }) => tables.list<Instruction>('instructions'))
  for (const instruction of left) await instructGateway(instruction, transact, gateway)
  for (const { orderId } of transact(longestUnasked)) await settleOrder(orderId, transact, gateway)
}
