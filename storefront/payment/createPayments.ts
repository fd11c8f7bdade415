import { reportProblem } from '../problem.ts'
import { plainOrder, type Entry, type Order } from './journalEntry.ts'
import type { PayRequest, Ports } from './ports.ts'
import { createResume } from './resume.ts'
import { createRunner } from './runner.ts'
import type { PaymentState } from './state.ts'

export interface Payments {
  getState(): PaymentState
  /** Unconfirmed payments and other open questions. The array is stable until it changes. */
  pending(): readonly Entry[]
  subscribe(listener: () => void): () => void
  /** Ignored while a payment is in progress. Close other dialogs first. */
  pay(request: PayRequest): void
  /** Retries a confirmation that was refused or never answered. */
  retry(): void
  /** Retries a refused confirmation, even on a later visit. */
  askAgain(orderId: string): Promise<void>
  /** The visitor has read the question or says that nothing was paid: the same lines can be paid for again. */
  putAway(orderId: string): Promise<void>
  foundBooking(order: Order): Promise<void>
  /** At logout: keeps only the ids of unsettled payments. */
  forgetVisitor(): Promise<void>
  /** Journal entries, newest first. */
  known(): Promise<readonly Entry[]>
  /** Ignored while a payment is in progress. A dismissed order is not reopened afterwards. */
  reset(): void
  /** Call it once at startup. */
  resume(): Promise<void>
}

const UNCONFIRMED: readonly PaymentState['status'][] = ['unknown', 'refused', 'duplicate']

export interface PaymentPorts extends Ports {
  /** Runs on `online` and when the visitor returns to the page. */
  readonly onWake: (listener: () => void) => void
}

export function createPayments(ports: PaymentPorts): Payments {
  const runner = createRunner(ports)
  const resume = createResume(runner, ports)
  ports.onWake(() => {
    runner.dispatch({ type: 'woken' })
    void resume()
  })
  let before = runner.getState().status
  runner.subscribe(() => {
    const { status } = runner.getState()
    if (status !== before && UNCONFIRMED.includes(status)) reportProblem({ kind: 'payment', what: status })
    before = status
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
      ports.onConfirmed?.(plainOrder(order), true)
      await runner.refresh()
    },
    async forgetVisitor() {
      // A dismissed payment still holds the visitor's name and number. One that is in progress is not reset.
      runner.dispatch({ type: 'reset' })
      await ports.journal.forgetVisitor()
      await runner.refresh()
    },
    known: async () => [...(await ports.journal.all())].sort((one, other) => other.createdAt - one.createdAt),
    reset: () => runner.dispatch({ type: 'reset' }),
    resume,
  }
}
