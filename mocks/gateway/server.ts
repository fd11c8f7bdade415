/** The sandbox gateway's server. It runs in Node and in a service worker. */
import type { Instrument } from './instruments.ts'
import { createOrders, type GatewayPayment, type Orders, type OrderStore } from './orders.ts'
import { isSignedBy, sign } from './signature.ts'
import { isWebhookSignedBy, signedWebhook, type Webhook } from './webhook.ts'

export type ReadAsset = (name: 'checkout.js' | 'checkout.css') => Promise<string>

export interface Gateway extends Pick<Orders, 'payments' | 'drop' | 'capture' | 'refund'> {
  /** The dialog's public key, `rzp_test_…`. */
  readonly keyId: string
  readonly createOrder: Orders['create']
  /** HMAC-SHA256 of `orderId|paymentId` with the gateway's secret. */
  verify(confirmation: { orderId: string; paymentId: string; signature: string }): Promise<boolean>
  verifyWebhook(webhook: Webhook): Promise<boolean>
  /** Undefined for paths outside `/gateway/`. */
  fetch(request: Request): Promise<Response | undefined>
}

const MAX_BODY_BYTES = 10_000
const MAX_ID_LENGTH = 64

type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function instrumentOf(value: unknown): Instrument | undefined {
  if (!isJson(value)) return undefined
  if (value['method'] === 'upi') return { method: 'upi', vpa: textOf(value['vpa']) }
  if (value['method'] !== 'card') return undefined
  return {
    method: 'card',
    number: textOf(value['number']),
    expiry: textOf(value['expiry']),
    cvv: textOf(value['cvv']),
    name: textOf(value['name']),
  }
}

async function bodyOf(request: Request): Promise<Json | undefined> {
  const body = await request.text()
  if (body.length > MAX_BODY_BYTES) return undefined
  try {
    const value: unknown = JSON.parse(body)
    return isJson(value) ? value : undefined
  } catch {
    return undefined
  }
}

function json(value: Json, status = 200): Response {
  return Response.json(value, { status, headers: { 'Cache-Control': 'no-store' } })
}

function misuse(description: string, status = 400): Response {
  const error = { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'payment_initiation' }
  return json({ error: { ...error, reason: 'input_validation_failed', metadata: {} } }, status)
}

export function createGateway({
  secret,
  keyId,
  store,
  now,
  randomId,
  assets,
  sendWebhook,
}: {
  /** Signs payments. The secret of webhooks is derived from it. */
  secret: string
  keyId: string
  store: OrderStore
  now: () => Date
  randomId: () => string
  assets: ReadAsset
  /** Not awaited. */
  sendWebhook: (webhook: Webhook) => void
}): Gateway {
  const tell = (payment: GatewayPayment): void => void signedWebhook(payment, now(), secret).then(sendWebhook)
  const { create, pay, ...others } = createOrders({ store, now, randomId, onPayment: tell })

  async function takePayment(request: Request): Promise<Response> {
    const body = await bodyOf(request)
    const instrument = instrumentOf(body?.['instrument'])
    if (!body || !instrument) return misuse('The request is not a payment.')
    if (body['key'] !== undefined && body['key'] !== keyId) return misuse('The api key provided is invalid', 401)
    const orderId = textOf(body['order_id'])
    const attempt = textOf(body['attempt'])
    if (attempt.length > MAX_ID_LENGTH) return misuse(`The attempt id has more than ${MAX_ID_LENGTH} characters.`)
    const amount = body['amount']
    const { outcome, paymentId } = await pay({
      orderId,
      amount: typeof amount === 'number' ? amount : undefined,
      attempt: attempt || randomId(),
      instrument,
    })
    if (outcome !== 'paid') {
      // Browsers would log another status than 200 as an error.
      return json({ error: { ...outcome, metadata: { order_id: orderId, payment_id: paymentId || null } } })
    }
    const razorpay_signature = await sign(orderId, paymentId, secret)
    return json({ razorpay_payment_id: paymentId, razorpay_order_id: orderId, razorpay_signature })
  }

  async function asset(name: 'checkout.js' | 'checkout.css', type: string): Promise<Response> {
    const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' }
    return new Response(await assets(name), { headers })
  }

  return {
    keyId,
    createOrder: create,
    verify: (confirmation) => isSignedBy(secret, confirmation),
    verifyWebhook: (webhook) => isWebhookSignedBy(secret, webhook),
    ...others,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/gateway/')) return undefined
      const reads = request.method === 'GET' || request.method === 'HEAD'
      if (reads && pathname === '/gateway/checkout.js') return asset('checkout.js', 'text/javascript')
      if (reads && pathname === '/gateway/checkout.css') return asset('checkout.css', 'text/css')
      if (pathname !== '/gateway/payments') return misuse('The requested URL was not found on the server.', 404)
      return request.method === 'POST' ? takePayment(request) : misuse('Only POST is allowed here.', 405)
    },
  }
}
