/**
 * Orders (API-28, API-43) and their confirmation (API-29, API-44) ask the gateway between two transactions. Nothing
 * interferes, because the provider runs one call at a time.
 */
import type { FieldsOf } from '../../storefront/api/contract/wire.ts'
import type { CALLS } from '../../storefront/api/contract/calls.ts'
import { toRupees } from '../../storefront/text/money.ts'
import { optionalText, requiredText, type Fields } from './fields.ts'
import { bookedAlready } from './bookings.ts'
import { draftShoot, draftTour, type Draft } from './drafts.ts'
import type { GatewayPort, Transact, CallContext } from './context.ts'
import { CURRENCY, removeOrder, saveOrder, openNewOrder, openOrder, type Order } from './orders.ts'
import { refuse } from './reply.ts'
import { dropUntried, settle, settleEarlierOrders } from './settlement.ts'
import { requireUser } from './users.ts'

export type PaymentWork<Result> = (request: Fields, transact: Transact, gateway: GatewayPort) => Promise<Result>

type Transaction = FieldsOf<typeof CALLS.CreateUserpayment>['PaymentTransactionModel']

const COMPANY = 'Aperture Acres'
const LOGO = '/art/brand/mark-colour.svg'
const COLOUR = '#012e24'

function transactionOf(order: Order, gatewayOrderId: string, keyId: string): Transaction {
  return {
    PaymentKey: keyId,
    PaidAmount: toRupees(order.paid),
    Currency: CURRENCY,
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

/** @param payer the field that names the user. */
function creating(
  kind: Order['kind'],
  payer: string,
  draftOf: (request: Fields, context: CallContext) => Draft,
): PaymentWork<{
  Msg: string
  fields: { PaymentTransactionModel: Transaction }
}> {
  return async (request, transact, gateway) => {
    const { Id } = transact((context) => requireUser(optionalText(request, payer, 20), context))
    const paid = (await settleEarlierOrders(Id, transact, gateway)).find(({ order }) => order.kind === kind)
    if (paid)
      return refuse(
        `You have already paid: your booking #${paid.OrderId} is confirmed. Nothing was charged again. See My bookings.`,
      )
    const order = transact((context) => {
      const draft = draftOf(request, context)
      const already = bookedAlready(draft, context.tables)
      if (already !== undefined) return refuse(`${already} Nothing was charged again. See My bookings.`)
      const earlier = openOrder(draft.userId, draft.fingerprint, context.now, context.tables)
      if (!earlier) return openNewOrder(draft, context)
      const same = { ...earlier, billing: draft.billing }
      saveOrder(same, context.tables)
      return same
    })
    if (order.gatewayOrderId === undefined) await dropUntried(order, transact, gateway)
    const id = order.gatewayOrderId ?? (await orderAtGateway(order, transact, gateway))
    const fields = { PaymentTransactionModel: transactionOf(order, id, gateway.keyId) }
    return { Msg: 'Please complete the payment.', fields }
  }
}

async function orderAtGateway(order: Order, transact: Transact, gateway: GatewayPort): Promise<string> {
  const { paid: amount, receipt } = order
  const made = await gateway.createOrder({ amount, currency: CURRENCY, receipt }).catch(() => undefined)
  if (!made) {
    transact(({ tables }) => removeOrder(order, tables))
    return refuse('The payment service does not answer. Nothing has been charged; please try again.')
  }
  transact(({ tables }) => saveOrder({ ...order, gatewayOrderId: made.id }, tables))
  return made.id
}

export const CreateUserpayment = creating('shoot', 'UserId', draftShoot)
export const CreateRecceUserpayment = creating('recce', 'ProfessionalId', draftTour)

/** Needs no login: the signature is the proof, and the session may have ended. */
function confirming(kind: Order['kind']): PaymentWork<{ n: number; Msg: string; fields: Record<never, never> }> {
  return async (request, transact, gateway) => {
    const paymentId = requiredText(request, 'PaymentGatewayPaymentId')
    const orderId = requiredText(request, 'PaymentGatewayOrderId')
    const signature = requiredText(request, 'PaymentSignature')
    if (!(await gateway.verify({ orderId, paymentId, signature }))) {
      return refuse('The payment could not be verified. If money left your account, do not pay again: please call us.')
    }
    const { n, Msg } =
      (await settle(orderId, paymentId, transact, gateway, kind)) ?? refuse('This payment order does not exist.')
    return { n, Msg, fields: {} }
  }
}

export const CreateOrder = confirming('shoot')
export const CreateRecceUserOrder = confirming('recce')
