import * as v from 'valibot'
import type { Triple } from './journalEntry.ts'

export type GatewayResponse =
  | { readonly status: 'paid'; readonly triple: Triple }
  /** A part is missing or names another order. Never sent to the provider. */
  | { readonly status: 'unproven'; readonly paymentId: string }

const filled = v.custom<string>((value) => typeof value === 'string' && value !== '')
const paid = v.object({ razorpay_payment_id: filled, razorpay_order_id: filled, razorpay_signature: filled })
const some = v.object({ razorpay_payment_id: v.string() })

export function parseGatewayResponse(response: unknown, orderId: string): GatewayResponse {
  const read = v.safeParse(paid, response)
  if (read.success && read.output.razorpay_order_id === orderId) {
    const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = read.output
    const triple = {
      PaymentGatewayPaymentId: razorpay_payment_id,
      PaymentGatewayOrderId: razorpay_order_id,
      PaymentSignature: razorpay_signature,
    }
    return { status: 'paid', triple }
  }
  const part = v.safeParse(some, response)
  return { status: 'unproven', paymentId: part.success ? part.output.razorpay_payment_id : '' }
}
