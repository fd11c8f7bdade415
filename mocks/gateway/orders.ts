/**
 * An order is paid at most once. Its payment is authorised, then captured. It is voided before the capture, or refunded
 * afterwards.
 */
import { charge, type Decline, type Instrument } from './instruments.ts'

export interface OrderRows {
  get(id: string): unknown
  put(id: string, value: GatewayOrder): void
  remove(id: string): void
}

export interface OrderStore {
  /** Synchronous, so that two servers can share a database. `work` is repeated while another server is writing. */
  transaction<Result>(work: (rows: OrderRows) => Result): Promise<Result>
}

export interface GatewayOrder {
  readonly id: string
  /** Paise. */
  readonly amount: number
  readonly currency: string
  readonly receipt: string
  readonly createdAt: string
  /** Keyed by the dialog's attempt id, so that a repeated request gets the missed answer. */
  readonly attempts: readonly Attempt[]
}

export type PaymentStatus = 'authorised' | 'captured' | 'voided' | 'refunded'

export interface Attempt {
  readonly id: string
  readonly paymentId: string
  readonly outcome: 'paid' | Decline
  readonly status: PaymentStatus | 'failed'
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

/** After a day, an open dialog takes no money. */
const PAYABLE_MS = 24 * 3_600_000
export const MAX_TRIES = 20

const ORDER_ENDED = misuse('This order has ended. Please close this window and press Pay again.', 'order_ended')
const TOO_MANY_TRIES = misuse('Too many tries for one order. Please call us, or try again tomorrow.', 'too_many_tries')
const OTHER_AMOUNT = misuse(
  'Your payment amount is different from your order amount. To pay successfully, please try using right amount.',
  'input_validation_failed',
)
const PAID_BEFORE = misuse('Payment already done for this order.', 'order_already_paid')

function isOrder(value: unknown): value is GatewayOrder {
  return typeof value === 'object' && value !== null && 'attempts' in value && 'amount' in value
}

export interface Orders {
  /** @param order its `amount` is in paise. @throws RangeError below 100. */
  create(order: { amount: number; currency: string; receipt: string }): Promise<{ id: string }>
  /** `paymentId` is empty if the request never became a payment. */
  pay(request: PaymentRequest): Promise<{ outcome: 'paid' | Decline; paymentId: string }>
  payments(orderId: string): Promise<readonly GatewayPayment[]>
  /** Ends an order. @returns false if somebody has tried to pay it, because a payment may still come. */
  drop(orderId: string): Promise<boolean>
  /** Idempotent. @throws if the payment was voided or refunded. */
  capture(orderId: string, paymentId: string): Promise<void>
  /** Voids an authorised payment, refunds a captured one. Idempotent. */
  refund(orderId: string, paymentId: string): Promise<void>
}

export function paymentOf(order: GatewayOrder, { paymentId: id, status }: Attempt): GatewayPayment[] {
  return status === 'failed' ? [] : [{ id, orderId: order.id, amount: order.amount, currency: order.currency, status }]
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
  onPayment: (payment: GatewayPayment) => void
}): Orders {
  /** `keep` stores an attempt, and reports it once the transaction has succeeded. */
  async function transact<Result>(
    work: (rows: OrderRows, keep: (order: GatewayOrder, made: Attempt) => void) => Result,
  ): Promise<Result> {
    let kept: readonly GatewayPayment[] = []
    const result = await store.transaction((rows) => {
      kept = []
      return work(rows, (order, made) => {
        const others = order.attempts.filter(({ id }) => id !== made.id)
        rows.put(order.id, { ...order, attempts: [...others, made] })
        kept = paymentOf(order, made)
      })
    })
    for (const payment of kept) if (payment.status === 'authorised' || payment.status === 'captured') onPayment(payment)
    return result
  }

  function move(
    orderId: string,
    paymentId: string,
    next: (status: PaymentStatus) => PaymentStatus | undefined,
  ): Promise<void> {
    return transact((rows, keep) => {
      const order = rows.get(orderId)
      const attempt = isOrder(order) ? order.attempts.find((one) => one.paymentId === paymentId) : undefined
      if (!isOrder(order) || !attempt || attempt.status === 'failed')
        throw new Error(`there is no payment ${paymentId} for the order ${orderId}`)
      const status = next(attempt.status)
      if (status !== undefined) keep(order, { ...attempt, status })
    })
  }

  return {
    async create({ amount, currency, receipt }) {
      if (!Number.isSafeInteger(amount) || amount < 100) throw new RangeError(`${amount} is no amount in paise`)
      const id = `order_${randomId()}`
      const order = { id, amount, currency, receipt, createdAt: now().toISOString(), attempts: [] }
      await transact((rows) => rows.put(id, order))
      return { id }
    },
    pay: (request) =>
      transact((rows, keep) => {
        const order = rows.get(request.orderId)
        if (!isOrder(order)) return { outcome: ORDER_ENDED, paymentId: '' }
        if (request.amount !== undefined && request.amount !== order.amount)
          return { outcome: OTHER_AMOUNT, paymentId: '' }
        const earlier = order.attempts.find(({ id }) => id === request.attempt)
        if (earlier) return earlier
        if (order.attempts.some(({ outcome }) => outcome === 'paid')) return { outcome: PAID_BEFORE, paymentId: '' }
        if (now().getTime() - Date.parse(order.createdAt) > PAYABLE_MS) return { outcome: ORDER_ENDED, paymentId: '' }
        if (order.attempts.length >= MAX_TRIES) return { outcome: TOO_MANY_TRIES, paymentId: '' }
        const outcome = charge(request.instrument, now())
        const made: Attempt = {
          id: request.attempt,
          paymentId: `pay_${randomId()}`,
          outcome,
          status: outcome === 'paid' ? 'authorised' : 'failed',
        }
        keep(order, made)
        return made
      }),
    payments: (orderId) =>
      transact((rows) => {
        const order = rows.get(orderId)
        return isOrder(order) ? order.attempts.flatMap((made) => paymentOf(order, made)) : []
      }),
    drop: (orderId) =>
      transact((rows) => {
        const order = rows.get(orderId)
        if (isOrder(order) && order.attempts.length > 0) return false
        rows.remove(orderId)
        return true
      }),
    capture: (orderId, paymentId) =>
      move(orderId, paymentId, (status) => {
        if (status === 'voided' || status === 'refunded') throw new Error(`the payment ${paymentId} was ${status}`)
        return status === 'authorised' ? 'captured' : undefined
      }),
    refund: (orderId, paymentId) =>
      move(orderId, paymentId, (status) =>
        status === 'authorised' ? 'voided' : status === 'captured' ? 'refunded' : undefined,
      ),
  }
}
