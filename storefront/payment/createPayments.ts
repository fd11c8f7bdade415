/** Holds the state, notifies listeners, and executes effects through the ports. */
import { reportProblem } from '../problem.ts'
import { createConfirmationEffects } from './confirmationEffects.ts'
import { createDialogEffects } from './dialogEffects.ts'
import { plainOrder, type Entry, type Order } from './journalEntry.ts'
import { createJournalWriter, createOpenQuestions } from './journal.ts'
import { step } from './machine.ts'
import type { PayRequest, Ports, Runner } from './ports.ts'
import { createResume } from './resume.ts'
import { isBusy, START, type Effect, type PaymentEvent, type PaymentState } from './state.ts'

export interface Payments {
  getState(): PaymentState
  /** Unconfirmed payments and other open questions. The array is stable until it changes. */
  pending(): readonly Entry[]
  subscribe(listener: () => void): () => void
  /** Ignored while a payment is in progress. Close other dialogs first. */
  pay(request: PayRequest): void
  /** Retries a confirmation that was refused, even on a later visit, or never answered. */
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

export function createPayments(ports: Ports): Payments {
  const { journal, clock } = ports
  let state = START
  let attempts = 0
  const listeners = new Set<() => void>()
  const atRest = new Set<() => void>()
  const confirmed = new Set<string>()

  const notify = () => listeners.forEach((listener) => listener())
  const { list: pending, refresh } = createOpenQuestions(journal, notify)
  const writer = createJournalWriter(journal, refresh)
  const runner: Runner = { getState: () => state, dispatch, refresh, whenResting }
  const dialog = createDialogEffects(ports, writer, runner)
  const confirmation = createConfirmationEffects(ports, writer, dispatch, reportConfirmed)
  const resume = createResume(runner, ports)

  function whenResting(run: () => void): void {
    if (isBusy(state)) atRest.add(run)
    else run()
  }

  function reportConfirmed(order: Order): void {
    if (confirmed.has(order.orderId)) return
    confirmed.add(order.orderId)
    ports.onConfirmed(plainOrder(order))
  }

  function dispatch(event: PaymentEvent): void {
    const before = state
    const [next, effects] = step(state, event)
    state = next
    if (next !== before && next.status === 'confirmed') reportConfirmed(next.order)
    if (!isBusy(state)) {
      const runs = [...atRest]
      atRest.clear()
      runs.forEach((run) => run())
    }
    if (next.status !== before.status && UNCONFIRMED.includes(next.status))
      reportProblem({ kind: 'payment', what: next.status })
    if (next !== before) notify()
    effects.forEach(run)
  }

  function run(effect: Effect): void {
    switch (effect.type) {
      case 'claim':
        return void dialog.claim(effect.attempt)
      case 'loadScript':
        return void dialog.loadScript(effect.attempt)
      case 'create':
        return void dialog.create(effect.attempt)
      case 'open':
        return void dialog.open(effect)
      case 'close':
        return dialog.close()
      case 'record':
        return void writer.record(effect.entry)
      case 'secure':
        return void confirmation.secure(effect.order, effect.triple)
      case 'confirm':
        return void confirmation.confirm(effect.order, effect.triple)
      case 'confirmBeside':
        return void confirmation.confirmBeside(effect.order, effect.triple)
      case 'wait': {
        const { orderId, failures, ms } = effect
        return clock.after(ms, () => dispatch({ type: 'due', orderId, failures }))
      }
      default:
        return effect satisfies never
    }
  }

  journal.onChange((orderId) => {
    void refresh()
      .then(() => journal.get(orderId))
      .then((entry) => entry && dispatch({ type: 'noticed', entry }))
  })

  ports.onWake(() => {
    dispatch({ type: 'woken' })
    void resume()
  })

  return {
    getState: runner.getState,
    pending,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    pay(request) {
      attempts += 1
      dispatch({ type: 'pay', attempt: { ...request, number: attempts }, now: clock.now() })
    },
    async askAgain(orderId) {
      if ('triple' in state && state.order.orderId === orderId) return dispatch({ type: 'retry' })
      const entry = await journal.get(orderId)
      if (entry?.state !== 'refused') return
      dispatch({ type: 'resumed', entry: { ...plainOrder(entry), state: 'authorised', triple: entry.triple } })
    },
    async putAway(orderId) {
      await journal.putAway(orderId)
      dispatch({ type: 'putAway', orderId })
      await refresh()
    },
    async foundBooking(order) {
      await journal.remove(order.orderId)
      dispatch({ type: 'putAway', orderId: order.orderId })
      ports.onConfirmed(plainOrder(order), true)
      await refresh()
    },
    async forgetVisitor() {
      // A dismissed payment still holds the visitor's name and number. One that is in progress is not reset.
      dispatch({ type: 'reset' })
      await journal.forgetVisitor()
      await refresh()
    },
    known: async () => [...(await journal.all())].sort((one, other) => other.createdAt - one.createdAt),
    reset: () => dispatch({ type: 'reset' }),
    resume,
  }
}
