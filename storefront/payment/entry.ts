/**
 * What is remembered of a payment order between tabs and visits (PAYMENT.md, 3). No name, phone or card:
 * the form is only there as a hash.
 */
import * as v from 'valibot'
import type { PaymentConfirmation } from '../api/contract/payment.ts'
import { paiseOf, type Paise } from '../text/money.ts'
import { receiptSchema, type Receipt } from './receipt.ts'

/** `shoot` is paid by CreateUserpayment and CreateOrder, `tour` by their Recce counterparts. */
export type PaymentKind = 'shoot' | 'tour'

/** The signature triple, as it goes to the provider. */
export type Triple = PaymentConfirmation

export interface Order {
  /** The gateway's id. */
  readonly orderId: string
  readonly kind: PaymentKind
  readonly amount: Paise
  readonly cartHash: string
  readonly formHash: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly receipt?: Receipt | undefined
}

/** The order of an entry. */
export function plainOrder({ orderId, kind, amount, cartHash, formHash, createdAt, receipt }: Order): Order {
  return { orderId, kind, amount, cartHash, formHash, createdAt, ...(receipt && { receipt }) }
}

export type Entry = Order &
  (
    | { readonly state: 'open' | 'dismissed' | 'abandoned' }
    | { readonly state: 'authorised' | 'confirmed'; readonly triple: Triple }
    | { readonly state: 'refused'; readonly triple: Triple; readonly message: string }
    /** The gateway said 'paid' without proof; the payment id is empty where it gave none. */
    | { readonly state: 'unknown'; readonly paymentId: string }
  )

export type PaidEntry = Extract<Entry, { state: 'authorised' | 'confirmed' }>
export type AuthorisedEntry = PaidEntry & { readonly state: 'authorised' }

export function isAuthorised(entry: Entry): entry is AuthorisedEntry {
  return entry.state === 'authorised'
}

/** What is known grows: a late, lesser word about an order never overwrites a greater one. */
const RANK = { open: 0, dismissed: 0, abandoned: 0, unknown: 1, authorised: 2, refused: 3, confirmed: 4 } as const

export function mayReplace(known: Entry | undefined, next: Entry): boolean {
  return known === undefined || RANK[next.state] >= RANK[known.state]
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A dismissed order is opened again while it is younger (PAYMENT.md, 4). */
export const REOPENS_WITHIN = 15 * MINUTE
/** A payment marked failed may still be captured this long. */
const MAY_STILL_BE_CAPTURED = 3 * DAY
const KEPT = { open: 7, dismissed: 7, abandoned: 7, confirmed: 7, refused: 30, unknown: 30 } as const

/** An authorised entry is never dropped: somebody paid and has no booking yet. */
export function isOutdated(entry: Entry, now: number): boolean {
  return entry.state !== 'authorised' && now - entry.createdAt > KEPT[entry.state] * DAY
}

/** Money may have left the visitor's account for this cart: no second payment for it. */
export function mayHoldMoney(entry: Entry, now: number): boolean {
  if (entry.state === 'authorised') return true
  return (entry.state === 'refused' || entry.state === 'unknown') && now - entry.createdAt < MAY_STILL_BE_CAPTURED
}

const order = {
  orderId: v.pipe(v.string(), v.nonEmpty()),
  kind: v.picklist(['shoot', 'tour']),
  amount: v.pipe(v.number(), v.safeInteger(), v.transform(paiseOf)),
  cartHash: v.string(),
  formHash: v.string(),
  createdAt: v.number(),
  // One that does not read is done without: the payment itself must not be forgotten for it.
  receipt: v.optional(v.fallback(v.optional(receiptSchema), undefined)),
}
const triple = v.object({
  PaymentGatewayPaymentId: v.string(),
  PaymentGatewayOrderId: v.string(),
  PaymentSignature: v.string(),
})
const schema = v.union([
  v.object({ ...order, state: v.picklist(['open', 'dismissed', 'abandoned']) }),
  v.object({ ...order, state: v.picklist(['authorised', 'confirmed']), triple }),
  v.object({ ...order, state: v.literal('refused'), triple, message: v.string() }),
  v.object({ ...order, state: v.literal('unknown'), paymentId: v.string() }),
])

/** Reads what storage gives back; undefined for anything that is no entry. */
export function readEntry(value: unknown): Entry | undefined {
  const read = v.safeParse(schema, value)
  return read.success ? read.output : undefined
}
