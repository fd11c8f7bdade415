/** Each function makes one call and throws only ApiError. */
import type { Paise } from '../text/money.ts'
import { toRupees } from '../text/money.ts'
import type { BillingForm } from '../text/rules.ts'
import * as calls from './contract/payment.ts'
import type { RequestOf } from './contract/wire.ts'
import { send, type SendOptions } from './client.ts'
import { identity } from './identity.ts'

/** Makes a payment order for the booking amount, without GST (C-094). */
export function createPayment(amount: Paise, form: BillingForm, couponCode: string, options?: SendOptions) {
  const request = {
    ...identity(),
    Amount: toRupees(amount),
    FullName: form.fullName.trim(),
    Phone: form.phone,
    Email: form.email.trim(),
    GST: form.gst.trim(),
    OrderNote: form.notes.trim(),
    CouponCode: couponCode,
  }
  return send(calls.CreateUserpayment, request, options)
}

export const confirmOrder = (triple: calls.PaymentConfirmation, options?: SendOptions) =>
  send(calls.CreateOrder, triple, options)

export const createTourPayment = (request: RequestOf<typeof calls.CreateRecceUserpayment>, options?: SendOptions) =>
  send(calls.CreateRecceUserpayment, request, options)

export const confirmTour = (triple: calls.PaymentConfirmation, options?: SendOptions) =>
  send(calls.CreateRecceUserOrder, triple, options)
