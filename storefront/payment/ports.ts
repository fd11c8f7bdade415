import type { Entry, Order, PaymentKind, Triple } from './journalEntry.ts'
import type { PaymentGateway } from './gateway.ts'
import type { Journal } from './journal.ts'
import type { Locks } from './locks.ts'
import type { Attempt, PaymentEvent, PaymentState } from './state.ts'

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  after(ms: number, run: () => void): void
}

/** `refused` is the provider's sentence (`n` is not 1). */
export type Confirmation = 'confirmed' | { readonly refused: string }

export interface Ports {
  readonly gateway: PaymentGateway
  readonly journal: Journal
  readonly locks: Locks
  readonly clock: Clock
  /** CreateOrder or CreateRecceUserOrder. Throws without a reliable answer (transport failure, 5xx). */
  readonly confirm: (kind: PaymentKind, triple: Triple, options: { readonly keepalive: true }) => Promise<Confirmation>
  /**
   * Runs once per tab and order. Only now may cart and coupon be cleared.
   * @param isFound whether a payment of an earlier visit was found in the list of bookings, and not confirmed just now.
   */
  readonly onConfirmed: (order: Order, isFound?: boolean) => void
  /** Runs on `online` and when the visitor returns to the page. */
  readonly onWake: (listener: () => void) => void
}

/** What effects need of the payments. */
export interface Runner {
  getState(): PaymentState
  dispatch(event: PaymentEvent): void
  /** Reads the open questions again. */
  refresh(): Promise<readonly Entry[]>
  /** Runs once no payment is in progress, possibly at once. */
  whenResting(run: () => void): void
}

export type PayRequest = Omit<Attempt, 'number'>
