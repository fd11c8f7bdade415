/** The states of a payment, what happens to it, and what it wants done. See machine.ts for how they follow. */
import type { PaymentTransaction } from '../api/contract/payment.ts'
import type { Paise } from '../text/money.ts'
import type { AuthorisedEntry, Entry, Order, PaymentKind, Triple } from './entry.ts'
import type { RazorpayFailure } from './gateway.ts'
import type { Receipt } from './receipt.ts'
import type { GatewayAnswer } from './response.ts'

/** What the visitor agreed to when pressing Pay. */
export interface Attempt {
  /** Counts the attempts of this tab, so that late answers are told apart. */
  readonly number: number
  readonly kind: PaymentKind
  /** The total that was shown. */
  readonly shown: Paise
  readonly owner: string
  readonly lines: readonly string[]
  readonly contentHash: string
  readonly day?: string | undefined
  readonly receipt?: Receipt | undefined
}

/** Why there is nothing to pay in: no order stays open, and Pay can be pressed again unless told otherwise. */
export type Problem =
  | { readonly why: 'script'; readonly reason: 'blocked' | 'slow' }
  /** What `create` threw: the provider's refusal (PAY-22) or a transport failure. */
  | { readonly why: 'create'; readonly error: unknown }
  /** C-095: the provider asks for something else than was shown. */
  | { readonly why: 'amount'; readonly shown: Paise; readonly asked: Paise }
  /** Anything but rupees: the page has shown rupees. */
  | { readonly why: 'currency'; readonly asked: string }
  /** The gateway's dialog could not be opened. */
  | { readonly why: 'gateway'; readonly error: unknown }
  /** Another tab is paying for this cart. */
  | { readonly why: 'elsewhere' }
  /** Money may have left the account for this cart before: do not pay again. */
  | { readonly why: 'paidBefore'; readonly entry: Entry }

/** Everything that opening the dialog (again) needs; lives in this tab only. */
export interface Offer {
  readonly order: Order
  readonly amount: Paise
  readonly transaction: PaymentTransaction
}

export type PaymentState =
  | { readonly is: 'idle' }
  | { readonly is: 'stopped'; readonly problem: Problem }
  | { readonly is: 'loadingScript'; readonly attempt: Attempt; readonly reopen?: Offer }
  | { readonly is: 'creating'; readonly attempt: Attempt }
  | ({ readonly is: 'ready' } & Offer)
  | ({ readonly is: 'open' } & Offer)
  | ({ readonly is: 'failed'; readonly failure: RazorpayFailure } & Offer)
  | ({ readonly is: 'dismissed' } & Offer)
  | { readonly is: 'authorised'; readonly order: Order; readonly triple: Triple }
  /** `failures` counts the tries without an answer; from the first on, ERR-24's text stays on screen. */
  | {
      readonly is: 'confirming'
      readonly order: Order
      readonly triple: Triple
      readonly failures: number
      readonly waiting: boolean
    }
  | { readonly is: 'confirmed'; readonly order: Order; readonly triple: Triple }
  | { readonly is: 'refused'; readonly order: Order; readonly triple: Triple; readonly message: string }
  /** The same was paid before: this payment is never sent to be booked. */
  | { readonly is: 'duplicate'; readonly order: Order; readonly triple: Triple }
  /** Paid, and no answer to the confirmation: tried again on `online`, focus and the next start. */
  | { readonly is: 'unknown'; readonly why: 'unreachable'; readonly order: Order; readonly triple: Triple }
  /** The gateway said 'paid' without proof. The payment id may be empty. */
  | { readonly is: 'unknown'; readonly why: 'response'; readonly order: Order; readonly paymentId: string }

export const START: PaymentState = { is: 'idle' }

export type PaymentEvent =
  | { readonly type: 'pay'; readonly attempt: Attempt; readonly now: number }
  | { readonly type: 'claimed'; readonly attempt: number; readonly entries: readonly Entry[]; readonly now: number }
  | { readonly type: 'claimRefused'; readonly attempt: number }
  | { readonly type: 'scriptLoaded'; readonly attempt: number }
  | { readonly type: 'scriptFailed'; readonly attempt: number; readonly reason: 'blocked' | 'slow' }
  | {
      readonly type: 'created'
      readonly attempt: number
      readonly transaction: PaymentTransaction
      readonly now: number
    }
  | { readonly type: 'createFailed'; readonly attempt: number; readonly error: unknown }
  | { readonly type: 'recorded'; readonly orderId: string }
  | { readonly type: 'openFailed'; readonly orderId: string; readonly error: unknown }
  | { readonly type: 'paymentFailed'; readonly orderId: string; readonly failure: RazorpayFailure }
  | { readonly type: 'dismissed'; readonly orderId: string }
  | { readonly type: 'handled'; readonly order: Order; readonly answer: GatewayAnswer }
  | { readonly type: 'secured'; readonly orderId: string }
  | { readonly type: 'duplicated'; readonly orderId: string }
  | { readonly type: 'confirmed'; readonly orderId: string }
  | { readonly type: 'refused'; readonly orderId: string; readonly message: string }
  | { readonly type: 'unanswered'; readonly orderId: string }
  /** Another tab is asking for the same confirmation. */
  | { readonly type: 'askedElsewhere'; readonly orderId: string }
  | { readonly type: 'due'; readonly orderId: string; readonly failures: number }
  /** `online` or focus. */
  | { readonly type: 'woken' }
  /** The visitor asks to confirm again. */
  | { readonly type: 'retry' }
  | { readonly type: 'resumed'; readonly entry: AuthorisedEntry }
  /** Another tab wrote this entry. */
  | { readonly type: 'noticed'; readonly entry: Entry }
  /** The visitor has put away what this order left open, or its booking was found. */
  | { readonly type: 'putAway'; readonly orderId: string }
  | { readonly type: 'reset' }

export type Effect =
  /** Make sure that no other tab pays for this cart, and read what is known of it. */
  | { readonly do: 'claim'; readonly attempt: Attempt }
  | { readonly do: 'loadScript'; readonly attempt: Attempt }
  | { readonly do: 'create'; readonly attempt: Attempt }
  /** Journal first, then the dialog. */
  | ({ readonly do: 'open' } & Offer)
  | { readonly do: 'close' }
  | { readonly do: 'record'; readonly entry: Entry }
  /** Journal the triple and wait for it. */
  | { readonly do: 'secure'; readonly order: Order; readonly triple: Triple }
  | { readonly do: 'confirm'; readonly order: Order; readonly triple: Triple }
  /** Secure and confirm a payment that is not the one on screen. */
  | { readonly do: 'confirmBeside'; readonly order: Order; readonly triple: Triple }
  | { readonly do: 'wait'; readonly orderId: string; readonly failures: number; readonly ms: number }

/** From pressing Pay until there is something to read or to press again. */
export function isBusy(state: PaymentState): boolean {
  switch (state.is) {
    case 'loadingScript':
    case 'creating':
    case 'ready':
    case 'open':
    case 'failed':
    case 'authorised':
    case 'confirming':
      return true
    case 'idle':
    case 'stopped':
    case 'dismissed':
    case 'confirmed':
    case 'refused':
    case 'duplicate':
    case 'unknown':
      return false
    default:
      return state satisfies never
  }
}

/** The gateway's payment id, where there is one to show. */
export function paymentIdOf(state: PaymentState): string | undefined {
  if ('triple' in state) return state.triple.PaymentGatewayPaymentId
  return state.is === 'unknown' && state.paymentId !== '' ? state.paymentId : undefined
}
