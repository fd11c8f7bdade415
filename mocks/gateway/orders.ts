/** Payment orders of the sandbox gateway: one order is paid at most once, whatever is asked at the same time. */
import { charge, type Decline, type Instrument } from './instruments.ts'

/** Where orders are kept. A file behind it lets them outlive the process. */
export interface OrderStore {
  get(id: string): unknown
  put(id: string, value: GatewayOrder): void | Promise<void>
}

export interface GatewayOrder {
  readonly id: string
  /** Paise. */
  readonly amount: number
  readonly currency: string
  readonly receipt: string
  readonly createdAt: string
  /** Every try, by the dialog's attempt id: a request that is sent again gets the answer it missed. */
  readonly attempts: readonly Attempt[]
}

export interface Attempt {
  readonly id: string
  readonly paymentId: string
  readonly outcome: 'paid' | Decline
}

export interface PaymentRequest {
  readonly orderId: string
  readonly amount: number | undefined
  readonly attempt: string
  readonly instrument: Instrument
}

const misuse = (description: string, reason: string): Decline => ({
  code: 'BAD_REQUEST_ERROR',
  description,
  source: 'business',
  step: 'payment_initiation',
  reason,
})

const UNKNOWN_ORDER = misuse('The id provided does not exist.', 'input_validation_failed')
const OTHER_AMOUNT = misuse(
  'Your payment amount is different from your order amount. To pay successfully, please try using right amount.',
  'input_validation_failed',
)
const PAID_BEFORE = misuse('Payment already done for this order.', 'order_already_paid')

function isOrder(value: unknown): value is GatewayOrder {
  return typeof value === 'object' && value !== null && 'attempts' in value && 'amount' in value
}

export interface Orders {
  create(order: { amount: number; currency: string; receipt: string }): Promise<{ id: string }>
  /** The outcome; `paymentId` is empty where the request never became a payment. */
  pay(request: PaymentRequest): Promise<{ outcome: 'paid' | Decline; paymentId: string }>
}

export function createOrders({
  store,
  now,
  randomId,
}: {
  store: OrderStore
  now: () => Date
  randomId: () => string
}): Orders {
  /** The last thing under way per order: what comes next waits for it. */
  const turns = new Map<string, Promise<unknown>>()

  async function attempt(request: PaymentRequest) {
    const order = await store.get(request.orderId)
    if (!isOrder(order)) return { outcome: UNKNOWN_ORDER, paymentId: '' }
    if (request.amount !== undefined && request.amount !== order.amount) return { outcome: OTHER_AMOUNT, paymentId: '' }
    const earlier = order.attempts.find(({ id }) => id === request.attempt)
    if (earlier) return earlier
    if (order.attempts.some(({ outcome }) => outcome === 'paid')) return { outcome: PAID_BEFORE, paymentId: '' }
    const made: Attempt = {
      id: request.attempt,
      paymentId: `pay_${randomId()}`,
      outcome: charge(request.instrument, now()),
    }
    await store.put(order.id, { ...order, attempts: [...order.attempts, made] })
    return made
  }

  return {
    async create({ amount, currency, receipt }) {
      if (!Number.isSafeInteger(amount) || amount < 100) throw new RangeError(`${amount} is no amount in paise`)
      const id = `order_${randomId()}`
      await store.put(id, { id, amount, currency, receipt, createdAt: now().toISOString(), attempts: [] })
      return { id }
    },
    async pay(request) {
      const turn = (turns.get(request.orderId) ?? Promise.resolve()).then(() => attempt(request))
      const settled = turn.catch(() => undefined)
      turns.set(request.orderId, settled)
      try {
        return await turn
      } finally {
        if (turns.get(request.orderId) === settled) turns.delete(request.orderId)
      }
    },
  }
}
