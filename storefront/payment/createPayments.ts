/** The payments of this tab, as pages use them. */
import { plainOrder, type Entry, type Order } from './journalEntry.ts'
import type { PayRequest, Ports } from './ports.ts'
import { createResume } from './resume.ts'
import { createRunner } from './runner.ts'
import type { PaymentState } from './state.ts'

export interface Payments {
  getState(): PaymentState
  /** Paid and not confirmed, or an open question: a banner on every page says so. The same list until it changes. */
  pending(): readonly Entry[]
  subscribe(listener: () => void): () => void
  /** Ignored while a payment is under way. Close own dialogs first. */
  pay(request: PayRequest): void
  /** Asks again for a confirmation that was refused or never answered. */
  retry(): void
  /** Asks once more for what the provider refused, also on a later visit. */
  askAgain(orderId: string): Promise<void>
  /** The visitor has read what was left open, or says that nothing was paid: the same can be paid for again. */
  putAway(orderId: string): Promise<void>
  /** The booking of an order was found: nothing about it is open any more. */
  foundBooking(order: Order): Promise<void>
  /** A logout: only ids of payments that are not settled stay. */
  forgetVisitor(): Promise<void>
  /** What is remembered of payments, the newest first. */
  known(): Promise<readonly Entry[]>
  /** Back to `idle`, unless a payment is under way. A dismissed order is not opened again after it. */
  reset(): void
  /** To be called once at the start. */
  resume(): Promise<void>
}

export interface PaymentPorts extends Ports {
  /** Calls back on `online` and when the visitor comes back to the page. */
  readonly onWake: (listener: () => void) => void
}

export function createPayments(ports: PaymentPorts): Payments {
  const runner = createRunner(ports)
  const resume = createResume(runner, ports)
  ports.onWake(() => {
    runner.dispatch({ type: 'woken' })
    void resume()
  })
  return {
    getState: runner.getState,
    pending: runner.pending,
    subscribe: runner.subscribe,
    pay: runner.pay,
    retry: () => runner.dispatch({ type: 'retry' }),
    async askAgain(orderId) {
      const state = runner.getState()
      if (state.status === 'refused' && state.order.orderId === orderId) return runner.dispatch({ type: 'retry' })
      const entry = await ports.journal.get(orderId)
      if (entry?.state !== 'refused') return
      runner.dispatch({ type: 'resumed', entry: { ...plainOrder(entry), state: 'authorised', triple: entry.triple } })
    },
    async putAway(orderId) {
      await ports.journal.putAway(orderId)
      runner.dispatch({ type: 'putAway', orderId })
      await runner.refresh()
    },
    async foundBooking(order) {
      await ports.journal.remove(order.orderId)
      runner.dispatch({ type: 'putAway', orderId: order.orderId })
      ports.onConfirmed?.(plainOrder(order))
      await runner.refresh()
    },
    async forgetVisitor() {
      await ports.journal.forgetVisitor()
      await runner.refresh()
    },
    known: async () => [...(await ports.journal.all())].sort((one, other) => other.createdAt - one.createdAt),
    reset: () => runner.dispatch({ type: 'reset' }),
    resume,
  }
}
