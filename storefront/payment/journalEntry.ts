/**
 * What tabs and later visits know about an order (stories/docs/Payments.mdx, Rule 3): no name, phone or card, and only
 * a hash of the form.
 */
import type { PaymentConfirmation } from '../api/contract/payment.ts'
import type { Paise } from '../text/money.ts'
import type { Receipt } from './receipt.ts'

/** `shoot` uses CreateUserpayment and CreateOrder, `tour` their Recce counterparts. */
export type PaymentKind = 'shoot' | 'tour'

export type Triple = PaymentConfirmation

export interface Order {
  /** The gateway's id. */
  readonly orderId: string
  readonly kind: PaymentKind
  /** Undefined after a logout. */
  readonly amount?: Paise | undefined
  /** From `ownerOf`; empty after a logout. */
  readonly owner: string
  /** What is paid for: ids of cart lines, or one text for a tour. Amount and coupon do not count. */
  readonly lines: readonly string[]
  /** `fingerprint` of everything the visitor agreed to, including form, coupon and amount. */
  readonly contentHash: string
  /** Milliseconds since 1970; rounded to the day after a logout. */
  readonly createdAt: number
  /** Day of the shoot or tour, `05 Jan 2026`. */
  readonly day?: string | undefined
  readonly receipt?: Receipt | undefined
}

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
    amount,
    owner,
    lines,
    contentHash,
    createdAt,
    day,
    receipt,
  }
}

export function isForSame(one: Wanted, other: Wanted): boolean {
  const mayBeSameOwner = one.owner === '' || other.owner === '' || one.owner === other.owner
  return one.kind === other.kind && mayBeSameOwner && one.lines.some((line) => other.lines.includes(line))
}
export type Wanted = Pick<Order, 'kind' | 'owner' | 'lines'>

interface PutAway {
  /** The visitor has read it or says that nothing was paid, so it blocks no other payment. */
  readonly putAway?: true | undefined
}

export type Entry = Order &
  (
    | { readonly state: 'open' | 'dismissed' | 'abandoned' }
    /** The tab was closed or killed before the gateway answered. Money may have been taken. */
    | ({ readonly state: 'unanswered' } & PutAway)
    | { readonly state: 'authorised'; readonly triple: Triple }
    /** `at` is when this tab learnt of it, in milliseconds since 1970. */
    | { readonly state: 'confirmed'; readonly triple: Triple; readonly at?: number | undefined }
    | ({ readonly state: 'refused'; readonly triple: Triple; readonly message: string } & PutAway)
    /** The same lines were paid before: never sent to be booked. */
    | ({ readonly state: 'duplicate'; readonly triple: Triple } & PutAway)
    /** The gateway reported a payment without proof; its id may be empty. */
    | ({ readonly state: 'unknown'; readonly paymentId: string } & PutAway)
  )

export type PaidEntry = Extract<Entry, { state: 'authorised' | 'confirmed' }>
export type AuthorisedEntry = PaidEntry & { readonly state: 'authorised' }

export function isAuthorised(entry: Entry): entry is AuthorisedEntry {
  return entry.state === 'authorised'
}

/** A late event never replaces a state of higher rank, but a put-away order may be offered and opened again. */
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
  if (known === undefined || RANK[next.state] >= RANK[known.state]) return true
  return next.state === 'open' && (known.state === 'unanswered' || known.state === 'unknown') && known.putAway === true
}

/** Paid with proof, and not refused. */
export function isPaid(entry: Entry): entry is PaidEntry {
  return entry.state === 'authorised' || entry.state === 'confirmed'
}

/** Whether `order` is a duplicate, because `first` was paid before it. */
export function isPaidBefore(first: Entry, order: Order): boolean {
  if (first.orderId === order.orderId || !isPaid(first) || !isForSame(first, order)) return false
  // An order created after that booking is an additional purchase.
  return first.state === 'authorised' || first.at === undefined || order.createdAt <= first.at
}

const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

/** How old a dismissed order may be to be reopened (stories/docs/Payments.mdx, Rule 4). */
export const REOPENS_WITHIN = 15 * MINUTE
/** The gateway may still capture a failed payment within this time. */
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

/** Authorised entries are kept, because they are paid but not booked yet. */
export function isOutdated(entry: Entry, now: number): boolean {
  return entry.state !== 'authorised' && now - entry.createdAt > KEPT[entry.state] * DAY
}

export function mayHoldMoney(entry: Entry, now: number): boolean {
  if (entry.state === 'authorised') return true
  return isOpenQuestion(entry) && entry.state !== 'duplicate' && now - entry.createdAt < MAY_STILL_BE_CAPTURED
}

/** Every page shows it until it is confirmed or put away. */
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
