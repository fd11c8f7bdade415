import type { PaymentTransaction } from '../api/contract/payment.ts'
import type { Paise } from '../text/money.ts'
import type { AuthorisedEntry, Entry, Order, PaymentKind, Triple } from './journalEntry.ts'
import type { RazorpayFailure } from './razorpay.ts'
import type { Receipt } from './receipt.ts'
import type { GatewayResponse } from './gatewayResponse.ts'

export interface Attempt {
  /** Counts the tab's attempts, to recognise late answers. */
  readonly number: number
  readonly kind: PaymentKind
  readonly shown: Paise
  readonly owner: string
  readonly lines: readonly string[]
  readonly contentHash: string
  readonly day?: string | undefined
  readonly receipt?: Receipt | undefined
  /** CreateUserpayment or CreateRecceUserpayment. A thrown value becomes `problem.error`. */
  readonly create: () => Promise<PaymentTransaction>
}

/** Why there is no order. Unless stated otherwise, Pay can be pressed again. */
export type Problem =
  | { readonly type: 'script'; readonly reason: 'blocked' | 'slow' }
  /** `create` threw a refusal (PAY-22) or a transport failure. */
  | { readonly type: 'create'; readonly error: unknown }
  /** The provider asks for another amount (C-095). */
  | { readonly type: 'amount'; readonly shown: Paise; readonly asked: Paise }
  /** The provider asks for another currency than rupees. */
  | { readonly type: 'currency'; readonly asked: string }
  | { readonly type: 'gateway' }
  /** Another tab is paying for this cart. */
  | { readonly type: 'elsewhere' }
  /** This cart may have been paid for already: Pay stays blocked. */
  | { readonly type: 'paidBefore'; readonly entry: Entry }

export interface Offer {
  readonly order: Order & { readonly amount: Paise }
  readonly transaction: PaymentTransaction
}

export type PaymentState =
  | { readonly status: 'idle' }
  | { readonly status: 'stopped'; readonly problem: Problem }
  | { readonly status: 'loadingScript'; readonly attempt: Attempt; readonly reopen?: Offer }
  | { readonly status: 'creating'; readonly attempt: Attempt }
  /** The order is written to the journal, then its dialog opens. A declined try leaves it open. */
  | ({ readonly status: 'open' } & Offer)
  | ({ readonly status: 'dismissed' } & Offer)
  | { readonly status: 'authorised'; readonly order: Order; readonly triple: Triple }
  /** `failures` counts unanswered tries; from the first on, the page shows ERR-24's text. */
  | {
      readonly status: 'confirming'
      readonly order: Order
      readonly triple: Triple
      readonly failures: number
      readonly waiting: boolean
    }
  | { readonly status: 'confirmed'; readonly order: Order; readonly triple: Triple }
  | { readonly status: 'refused'; readonly order: Order; readonly triple: Triple; readonly message: string }
  | { readonly status: 'duplicate'; readonly order: Order; readonly triple: Triple }
  /** Paid, but not confirmed: retried on `online`, on focus and at the next startup. */
  | { readonly status: 'unknown'; readonly reason: 'unreachable'; readonly order: Order; readonly triple: Triple }
  | { readonly status: 'unknown'; readonly reason: 'response'; readonly order: Order; readonly paymentId: string }

export const START: PaymentState = { status: 'idle' }

type DialogEvent =
  | { readonly type: 'pay'; readonly attempt: Attempt; readonly now: number }
  | { readonly type: 'claimed'; readonly attempt: number; readonly entries: readonly Entry[]; readonly now: number }
  | { readonly type: 'scriptLoaded'; readonly attempt: number }
  | {
      readonly type: 'created'
      readonly attempt: number
      readonly transaction: PaymentTransaction
      readonly now: number
    }
  | { readonly type: 'notMade'; readonly attempt: number; readonly problem: Problem }
  | { readonly type: 'openFailed'; readonly orderId: string }
  | { readonly type: 'paymentFailed'; readonly orderId: string; readonly failure: RazorpayFailure }
  | { readonly type: 'dismissed'; readonly orderId: string }
  | { readonly type: 'reset' }

/** From paid to booked. */
export type ConfirmationEvent =
  | { readonly type: 'handled'; readonly order: Order; readonly answer: GatewayResponse }
  | { readonly type: 'secured'; readonly orderId: string }
  | { readonly type: 'duplicated'; readonly orderId: string }
  | { readonly type: 'confirmed'; readonly orderId: string }
  | { readonly type: 'refused'; readonly orderId: string; readonly message: string }
  | { readonly type: 'unanswered'; readonly orderId: string }
  | { readonly type: 'askedElsewhere'; readonly orderId: string }
  | { readonly type: 'due'; readonly orderId: string; readonly failures: number }
  /** The browser went online or the page got focus. */
  | { readonly type: 'woken' }
  | { readonly type: 'retry' }
  | { readonly type: 'resumed'; readonly entry: AuthorisedEntry }
  | { readonly type: 'noticed'; readonly entry: Entry }
  | { readonly type: 'putAway'; readonly orderId: string }

export type PaymentEvent = DialogEvent | ConfirmationEvent

export type Effect =
  /** Lock the cart against other tabs and read the journal. */
  | { readonly type: 'claim'; readonly attempt: Attempt }
  | { readonly type: 'loadScript'; readonly attempt: Attempt }
  | { readonly type: 'create'; readonly attempt: Attempt }
  /** Write the journal first. */
  | ({ readonly type: 'open' } & Offer)
  | { readonly type: 'close' }
  | { readonly type: 'record'; readonly entry: Entry }
  /** Write the payment to the journal and wait for it. */
  | { readonly type: 'secure'; readonly order: Order; readonly triple: Triple }
  | { readonly type: 'confirm'; readonly order: Order; readonly triple: Triple }
  /** Confirm a payment that is not the one on screen. */
  | { readonly type: 'confirmBeside'; readonly order: Order; readonly triple: Triple }
  | { readonly type: 'wait'; readonly orderId: string; readonly failures: number; readonly ms: number }

/** True from pressing Pay until the payment ends or Pay can be pressed again. */
export function isBusy(state: PaymentState): boolean {
  switch (state.status) {
    case 'loadingScript':
    case 'creating':
    case 'open':
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
