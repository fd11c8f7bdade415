/**
 * Orders and payments of the sandbox gateway. An order is paid at most once. A payment is authorised, then captured; it
 * is voided before the capture, or refunded after it.
 */
import { charge, type Decline, type Instrument } from './instruments.ts'

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
  /** By the dialog's attempt id: a repeated request gets the answer it missed. */
  readonly attempts: readonly Attempt[]
}

export type PaymentStatus = 'authorised' | 'captured' | 'voided' | 'refunded'

export interface Attempt {
  readonly id: string
  readonly paymentId: string
  readonly outcome: 'paid' | Decline
  /** Of a paid attempt. Missing in orders stored before captures were separate: captured. */
  readonly status?: PaymentStatus
}

export interface GatewayPayment {
  readonly id: string
  readonly orderId: string
  /** Paise. */
  readonly amount: number
  readonly currency: string
  readonly status: PaymentStatus
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
  /** Empty `paymentId`: the request never became a payment. */
  pay(request: PaymentRequest): Promise<{ outcome: 'paid' | Decline; paymentId: string }>
  payments(orderId: string): Promise<readonly GatewayPayment[]>
  /** Idempotent. Throws for a payment that was voided or refunded. */
  capture(orderId: string, paymentId: string): Promise<void>
  /** Voids an authorised payment, refunds a captured one. Idempotent. */
  refund(orderId: string, paymentId: string): Promise<void>
}

/** Empty where it was declined. */
export function paymentOf(
  order: GatewayOrder,
  { paymentId: id, outcome, status = 'captured' }: Attempt,
): GatewayPayment[] {
  return outcome === 'paid' ? [{ id, orderId: order.id, amount: order.amount, currency: order.currency, status }] : []
}

export function createOrders({
  store,
  now,
  randomId,
  onPayment,
}: {
  store: OrderStore
  now: () => Date
  randomId: () => string
  /** Called after a payment was authorised or captured, and stored. */
  onPayment: (payment: GatewayPayment) => void
}): Orders {
  /** By order, so that the next operation waits for it. */
  const turns = new Map<string, Promise<unknown>>()

  async function inTurn<Result>(orderId: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (turns.get(orderId) ?? Promise.resolve()).then(work)
    const settled = turn.catch(() => undefined)
    turns.set(orderId, settled)
    try {
      return await turn
    } finally {
      if (turns.get(orderId) === settled) turns.delete(orderId)
    }
  }

  async function keepAttempt(order: GatewayOrder, made: Attempt): Promise<void> {
    const others = order.attempts.filter(({ id }) => id !== made.id)
    await store.put(order.id, { ...order, attempts: [...others, made] })
    for (const payment of paymentOf(order, made)) {
      if (payment.status === 'authorised' || payment.status === 'captured') onPayment(payment)
    }
  }

  /** `next` returns the new status, or undefined when nothing changes. */
  async function move(
    orderId: string,
    paymentId: string,
    next: (status: PaymentStatus) => PaymentStatus | undefined,
  ): Promise<void> {
    const order = await store.get(orderId)
    const attempt = isOrder(order)
      ? order.attempts.find((one) => one.paymentId === paymentId && one.outcome === 'paid')
      : undefined
    if (!isOrder(order) || !attempt) throw new Error(`there is no payment ${paymentId} for the order ${orderId}`)
    const status = next(attempt.status ?? 'captured')
    if (status !== undefined) await keepAttempt(order, { ...attempt, status })
  }

  async function attempt(request: PaymentRequest) {
    const order = await store.get(request.orderId)
    if (!isOrder(order)) return { outcome: UNKNOWN_ORDER, paymentId: '' }
    if (request.amount !== undefined && request.amount !== order.amount) return { outcome: OTHER_AMOUNT, paymentId: '' }
    const earlier = order.attempts.find(({ id }) => id === request.attempt)
    if (earlier) return earlier
    if (order.attempts.some(({ outcome }) => outcome === 'paid')) return { outcome: PAID_BEFORE, paymentId: '' }
    const outcome = charge(request.instrument, now())
    const made: Attempt = {
      id: request.attempt,
      paymentId: `pay_${randomId()}`,
      outcome,
      ...(outcome === 'paid' && { status: 'authorised' }),
    }
    await keepAttempt(order, made)
    return made
  }

  return {
    async create({ amount, currency, receipt }) {
      if (!Number.isSafeInteger(amount) || amount < 100) throw new RangeError(`${amount} is no amount in paise`)
      const id = `order_${randomId()}`
      await store.put(id, { id, amount, currency, receipt, createdAt: now().toISOString(), attempts: [] })
      return { id }
    },
    pay: (request) => inTurn(request.orderId, () => attempt(request)),
    async payments(orderId) {
      const order = await store.get(orderId)
      return isOrder(order) ? order.attempts.flatMap((made) => paymentOf(order, made)) : []
    },
    capture: (orderId, paymentId) =>
      inTurn(orderId, () =>
        move(orderId, paymentId, (status) => {
          if (status === 'voided' || status === 'refunded') throw new Error(`the payment ${paymentId} was ${status}`)
          return status === 'authorised' ? 'captured' : undefined
        }),
      ),
    refund: (orderId, paymentId) =>
      inTurn(orderId, () =>
        move(orderId, paymentId, (status) =>
          status === 'authorised' ? 'voided' : status === 'captured' ? 'refunded' : undefined,
        ),
      ),
  }
}
