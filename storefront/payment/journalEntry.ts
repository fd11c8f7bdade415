/**
 * What is remembered of a payment order between tabs and visits (PAYMENT.md, 3). No name, phone or card:
 * the form is only there as a hash. A logout leaves ids only.
 */
import type { PaymentConfirmation } from '../api/contract/payment.ts'
import type { Paise } from '../text/money.ts'
import type { Receipt } from './receipt.ts'

/** `shoot` is paid by CreateUserpayment and CreateOrder, `tour` by their Recce counterparts. */
export type PaymentKind = 'shoot' | 'tour'

/** The signature triple, as it goes to the provider. */
export type Triple = PaymentConfirmation

export interface Order {
  /** The gateway's id. */
  readonly orderId: string
  readonly kind: PaymentKind
  /** What is charged; undefined after a logout, which keeps ids only. */
  readonly amount?: Paise | undefined
  /** Whose it is (`ownerOf`); empty after a logout. */
  readonly owner: string
  /** What is paid for: the ids of the cart's lines, or one text for a studio tour. Amount and coupon are no part of it. */
  readonly lines: readonly string[]
  /** `fingerprint` of all that was agreed to, form, coupon and amount included. */
  readonly contentHash: string
  /** Milliseconds since 1970; after a logout, of the day only. */
  readonly createdAt: number
  /** The day of the shoot or tour, `05 Jan 2026`. */
  readonly day?: string | undefined
  readonly receipt?: Receipt | undefined
}

/** The order of an entry. */
export function plainOrder({
  orderId,
  kind,
  amount,
  owner,
  lines,
  contentHash,
  createdAt,
  day,
  receipt,
}: Order): Order {
  return {
    orderId,
    kind,
    ...(amount !== undefined && { amount }),
    owner,
    lines,
    contentHash,
    createdAt,
    ...(day !== undefined && { day }),
    ...(receipt && { receipt }),
  }
}

/** Whether two orders, or attempts, want the same thing, or a part of it. */
export function isForSame(one: Wanted, other: Wanted): boolean {
  const mayBeSameOwner = one.owner === '' || other.owner === '' || one.owner === other.owner
  return one.kind === other.kind && mayBeSameOwner && one.lines.some((line) => other.lines.includes(line))
}
export type Wanted = Pick<Order, 'kind' | 'owner' | 'lines'>

interface PutAway {
  /** The visitor has read it, or says that nothing was paid: it asks for nothing and bars nothing any more. */
  readonly putAway?: true | undefined
}

export type Entry = Order &
  (
    | { readonly state: 'open' | 'dismissed' | 'abandoned' }
    /** The dialog ended without a word of the gateway: its tab was closed or killed. Money may have been taken. */
    | ({ readonly state: 'unanswered' } & PutAway)
    | { readonly state: 'authorised'; readonly triple: Triple }
    /** `at` is when that was learnt, in milliseconds since 1970. */
    | { readonly state: 'confirmed'; readonly triple: Triple; readonly at?: number | undefined }
    | ({ readonly state: 'refused'; readonly triple: Triple; readonly message: string } & PutAway)
    /** Another payment for the same was made before: this one is never sent to be booked. */
    | ({ readonly state: 'duplicate'; readonly triple: Triple } & PutAway)
    /** The gateway said 'paid' without proof; the payment id is empty where it gave none. */
    | ({ readonly state: 'unknown'; readonly paymentId: string } & PutAway)
  )

export type PaidEntry = Extract<Entry, { state: 'authorised' | 'confirmed' }>
export type AuthorisedEntry = PaidEntry & { readonly state: 'authorised' }

export function isAuthorised(entry: Entry): entry is AuthorisedEntry {
  return entry.state === 'authorised'
}

/** What is known grows: a late, lesser word about an order never overwrites a greater one. */
const RANK = {
  open: 0,
  dismissed: 0,
  abandoned: 0,
  unanswered: 1,
  unknown: 1,
  authorised: 2,
  refused: 3,
  duplicate: 4,
  confirmed: 5,
} as const

export function mayReplace(known: Entry | undefined, next: Entry): boolean {
  return known === undefined || RANK[next.state] >= RANK[known.state]
}

/** Paid, with proof, and not refused. */
export function isPaid(entry: Entry): entry is PaidEntry {
  return entry.state === 'authorised' || entry.state === 'confirmed'
}

/** Whether `first` was paid before `order` could be: then a payment for `order` is one too many. */
export function isPaidBefore(first: Entry, order: Order): boolean {
  if (first.orderId === order.orderId || !isPaid(first) || !isForSame(first, order)) return false
  // What is ordered after a booking has been wanted again, and the provider agreed.
  return first.state === 'authorised' || first.at === undefined || order.createdAt <= first.at
}

const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

/** A dismissed order is opened again while it is younger (PAYMENT.md, 4). */
export const REOPENS_WITHIN = 15 * MINUTE
/** A payment marked failed may still be captured this long. */
const MAY_STILL_BE_CAPTURED = 3 * DAY
const KEPT = {
  open: 30,
  dismissed: 7,
  abandoned: 7,
  confirmed: 7,
  unanswered: 30,
  refused: 30,
  duplicate: 30,
  unknown: 30,
} as const

/** An authorised entry is never dropped: somebody paid and has no booking yet. */
export function isOutdated(entry: Entry, now: number): boolean {
  return entry.state !== 'authorised' && now - entry.createdAt > KEPT[entry.state] * DAY
}

/** Money may have left the visitor's account for this: no second payment for it. */
export function mayHoldMoney(entry: Entry, now: number): boolean {
  if (entry.state === 'authorised') return true
  return isOpenQuestion(entry) && entry.state !== 'duplicate' && now - entry.createdAt < MAY_STILL_BE_CAPTURED
}

/** The visitor has to know of it, on every page, until it is confirmed or put away. */
export function isOpenQuestion(entry: Entry): boolean {
  switch (entry.state) {
    case 'authorised':
      return true
    case 'unanswered':
    case 'refused':
    case 'duplicate':
    case 'unknown':
      return entry.putAway !== true
    case 'open':
    case 'dismissed':
    case 'abandoned':
    case 'confirmed':
      return false
    default:
      return entry satisfies never
  }
}

export function putAway(entry: Entry): Entry {
  return isOpenQuestion(entry) && entry.state !== 'authorised' ? ({ ...entry, putAway: true } as Entry) : entry
}
