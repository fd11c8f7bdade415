/**
 * Razorpay's webhooks `payment.authorized` and `payment.captured`, signed over the body
 * (https://razorpay.com/docs/webhooks/).
 */
import type { GatewayPayment } from './orders.ts'
import { isTextSignedBy, signText } from './signature.ts'

export interface Webhook {
  /** JSON. Must not be serialised again, because it is signed. */
  readonly body: string
  /** The header `X-Razorpay-Signature`. */
  readonly signature: string
}

/** A separate secret keeps a payment's signature from passing as a webhook's. */
const webhookSecret = (secret: string) => `webhook ${secret}`

export async function signedWebhook(
  { id, orderId, amount, currency, status }: GatewayPayment,
  at: Date,
  secret: string,
): Promise<Webhook> {
  const isCaptured = status === 'captured'
  const entity = { id, order_id: orderId, amount, currency, status: isCaptured ? 'captured' : 'authorized' }
  const body = JSON.stringify({
    event: isCaptured ? 'payment.captured' : 'payment.authorized',
    payload: { payment: { entity } },
    created_at: Math.floor(at.getTime() / 1000),
  })
  return { body, signature: await signText(body, webhookSecret(secret)) }
}

export function isWebhookSignedBy(secret: string, { body, signature }: Webhook): Promise<boolean> {
  return isTextSignedBy(webhookSecret(secret), body, signature)
}
