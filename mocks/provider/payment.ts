/**
 * Payments: an order at the gateway (API-28, API-43) and its confirmation (API-29, API-44). These calls speak
 * to the gateway between two transactions; the provider lets only one call in at a time, so nothing comes
 * in between.
 */
import type { FieldsOf } from '../../storefront/api/contract/wire.ts'
import type { CALLS } from '../../storefront/api/contract/calls.ts'
import { toRupees } from '../../storefront/text/money.ts'
import { requiredText, type Fields } from './ask.ts'
import { book, bookingOf } from './bookings.ts'
import { placesLeft, releasePlace, takePlace } from './capacity.ts'
import { keepLines, linesOf } from './carts.ts'
import { countUse } from './coupon.ts'
import { draftShoot, draftTour, type Draft } from './drafts.ts'
import { giveUp, keepOrder, openNewOrder, openOrder, orderByGatewayId, type Order } from './orders.ts'
import { refuse } from './reply.ts'
import type { World } from './world.ts'

/** What the provider needs of a payment gateway. */
export interface GatewayPort {
  /** The public key that the dialog is opened with, `rzp_test_…`. */
  readonly keyId: string
  /** `amount` in whole paise. */
  createOrder(order: { amount: number; currency: string; receipt: string }): Promise<{ id: string }>
  /** Whether the signature is HMAC-SHA256 of `orderId|paymentId` under the gateway's secret. */
  verify(confirmation: { orderId: string; paymentId: string; signature: string }): Promise<boolean>
}

export type PaymentWork<Result> = (asked: Fields, within: Within, gateway: GatewayPort) => Promise<Result>
/** Runs work in one transaction. */
export type Within = <Result>(work: (world: World) => Result) => Result

type Transaction = FieldsOf<typeof CALLS.CreateUserpayment>['PaymentTransactionModel']

const COMPANY = 'Aperture Acres'
const LOGO = '/art/brand/mark-colour.svg'
const COLOUR = '#012e24'

function transactionOf(order: Order, gatewayOrderId: string, keyId: string): Transaction {
  return {
    PaymentKey: keyId,
    PaidAmount: toRupees(order.paid),
    Currency: 'INR',
    CompanyName: COMPANY,
    PaymentId: order.receipt,
    Logo: LOGO,
    PaymentGatewayOrderId: gatewayOrderId,
    Name: order.billing.FullName,
    MobileNo: order.billing.Phone,
    EmailId: order.billing.Email,
    ColorCode: COLOUR,
  }
}

function creating(draftOf: (asked: Fields, world: World) => Draft): PaymentWork<{
  Msg: string
  fields: { PaymentTransactionModel: Transaction }
}> {
  return async (asked, within, gateway) => {
    const order = within((world) => {
      const draft = draftOf(asked, world)
      const earlier = openOrder(draft.userId, draft.fingerprint, world.now, world.tables)
      if (!earlier) return openNewOrder(draft, world)
      const same = { ...earlier, billing: draft.billing }
      keepOrder(same, world.tables)
      return same
    })
    const id = order.gatewayOrderId ?? (await orderAtGateway(order, within, gateway))
    const fields = { PaymentTransactionModel: transactionOf(order, id, gateway.keyId) }
    return { Msg: 'Please complete the payment.', fields }
  }
}

async function orderAtGateway(order: Order, within: Within, gateway: GatewayPort): Promise<string> {
  try {
    const { id } = await gateway.createOrder({ amount: order.paid, currency: 'INR', receipt: order.receipt })
    within(({ tables }) => keepOrder({ ...order, gatewayOrderId: id }, tables))
    return id
  } catch {
    within(({ tables }) => giveUp(order, tables))
    return refuse('The payment service does not answer. Nothing has been charged; please try again.')
  }
}

export const CreateUserpayment = creating(draftShoot)
export const CreateRecceUserpayment = creating(draftTour)

/** Whether the order still holds its places, or can have them once more. */
function hasRoom(order: Order, { tables, now }: World): boolean {
  for (const claim of order.claims) releasePlace(claim, order.receipt, tables)
  return order.claims.every((claim) => placesLeft(claim, tables, now, order.userId) > 0)
}

/** Written down although nothing was booked: the money has to go back. */
function keepForRefund(order: Order, paymentId: string, reason: string, { tables, now }: World): string {
  tables.set('refunds', paymentId, { paymentId, receipt: order.receipt, amount: order.paid, reason, at: now })
  return `${reason} Your payment ${paymentId} is on record and will be refunded. Do not pay again.`
}

function settle(order: Order, paymentId: string, world: World): { n: number; Msg: string } {
  const { tables } = world
  const refund = tables.get<{ reason: string }>('refunds', paymentId)
  const booked = bookingOf(order, tables)
  if (booked && booked.paymentId === paymentId) return { n: 1, Msg: `Your booking #${booked.OrderId} is confirmed.` }
  if (refund) return { n: 0, Msg: keepForRefund(order, paymentId, refund.reason, world) }
  if (booked) return { n: 0, Msg: keepForRefund(order, paymentId, 'This order has already been paid.', world) }
  if (!hasRoom(order, world)) {
    giveUp(order, tables)
    return { n: 0, Msg: keepForRefund(order, paymentId, 'The last place has been booked meanwhile.', world) }
  }
  for (const claim of order.claims) takePlace(claim, order.receipt, { userId: order.userId, until: null }, tables)
  const booking = book(order, paymentId, world)
  keepOrder({ ...order, state: 'confirmed' }, tables)
  if (order.coupon.code) countUse(order.coupon.code, order.userId, world)
  const paidFor = new Set(order.lines.map(({ CartitemId }) => CartitemId))
  const cart = `user/${order.userId}` as const
  keepLines(tables, cart, linesOf(tables, cart).filter(({ CartitemId }) => !paidFor.has(CartitemId)))
  return { n: 1, Msg: `Your booking #${booking.OrderId} is confirmed.` }
}

/** Needs no login: the signature is the proof, and a payment must be confirmable after a session has ended. */
function confirming(kind: Order['kind']): PaymentWork<{ n: number; Msg: string; fields: Record<never, never> }> {
  return async (asked, within, gateway) => {
    const paymentId = requiredText(asked, 'PaymentGatewayPaymentId')
    const orderId = requiredText(asked, 'PaymentGatewayOrderId')
    const signature = requiredText(asked, 'PaymentSignature')
    if (!(await gateway.verify({ orderId, paymentId, signature }))) {
      return refuse('The payment could not be verified. If money left your account, do not pay again: please call us.')
    }
    return within((world) => {
      const order = orderByGatewayId(orderId, world.tables)
      if (order?.kind !== kind) return refuse('This payment order does not exist.')
      return { ...settle(order, paymentId, world), fields: {} }
    })
  }
}

export const CreateOrder = confirming('shoot')
export const CreateRecceUserOrder = confirming('recce')
