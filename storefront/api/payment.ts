/** Each function makes one call and throws only ApiError. */
import { toRupees, type Paise } from '../text/money.ts'
import type { BillingForm } from '../text/rules.ts'
import * as calls from './contract/payment.ts'
import type { AnswerOf, Id, RequestOf } from './contract/wire.ts'
import { send, type SendOptions } from './client.ts'
import { identity } from './identity.ts'

/** Uses what was typed for parts that the provider leaves out. */
async function filled(
  sent: Promise<AnswerOf<typeof calls.CreateUserpayment>>,
  typed: { Name: string; MobileNo: string; EmailId: string },
): Promise<calls.PaymentTransaction> {
  const { PaymentTransactionModel: made } = await sent
  return {
    ...made,
    Name: made.Name || typed.Name,
    MobileNo: made.MobileNo || typed.MobileNo,
    EmailId: made.EmailId || typed.EmailId,
  }
}

/** What the page shows. Providers that know these fields refuse a changed cart; others ignore them. */
interface Shown {
  readonly cartItemIds: readonly Id[]
  /** After the coupon. */
  readonly total: Paise
}

/** Creates a payment order for the booking amount, without GST (C-094). */
export function createPayment(amount: Paise, form: BillingForm, couponCode: string, shown: Shown) {
  const request = {
    ...identity(),
    Amount: toRupees(amount),
    FullName: form.fullName.trim(),
    Phone: form.phone,
    Email: form.email.trim(),
    GST: form.gst.trim(),
    OrderNote: form.notes.trim(),
    CouponCode: couponCode,
    CartitemIds: [...shown.cartItemIds],
    TotalAmountToPay: toRupees(shown.total),
  }
  const { FullName: Name, Phone: MobileNo, Email: EmailId } = request
  return filled(send(calls.CreateUserpayment, request), { Name, MobileNo, EmailId })
}

export const confirmOrder = (triple: calls.PaymentConfirmation, options?: SendOptions) =>
  send(calls.CreateOrder, triple, options)

export const createTourPayment = (request: RequestOf<typeof calls.CreateRecceUserpayment>) =>
  filled(send(calls.CreateRecceUserpayment, request), {
    Name: request.FullName,
    MobileNo: request.MobileNo,
    EmailId: request.EmailId,
  })

export const confirmTour = (triple: calls.PaymentConfirmation, options?: SendOptions) =>
  send(calls.CreateRecceUserOrder, triple, options)
