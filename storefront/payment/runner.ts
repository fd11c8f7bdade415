/** Holds the state, notifies listeners, and executes effects through the ports. */
import { createConfirmationEffects } from './confirmationEffects.ts'
import { createDialogEffects } from './dialogEffects.ts'
import { plainOrder, type Entry, type Order } from './journalEntry.ts'
import { createJournalWriter, createOpenQuestions } from './journal.ts'
import { step } from './machine.ts'
import type { PayRequest, Ports } from './ports.ts'
import { isBusy, START, type Attempt, type Effect, type PaymentEvent, type PaymentState } from './state.ts'

export interface Runner {
  getState(): PaymentState
  pending(): readonly Entry[]
  subscribe(listener: () => void): () => void
  dispatch(event: PaymentEvent): void
  pay(request: PayRequest): void
  refresh(): Promise<readonly Entry[]>
  /** Runs once no payment is in progress, possibly at once. */
  whenResting(run: () => void): void
}

export function createRunner(ports: Ports): Runner {
  const { journal, clock } = ports
  let state = START
  let attempts = 0
  const requests = new Map<number, PayRequest>()
  const listeners = new Set<() => void>()
  const atRest = new Set<() => void>()
  const confirmed = new Set<string>()

  const notify = () => listeners.forEach((listener) => listener())
  const questions = createOpenQuestions(journal, notify)
  const { refresh } = questions
  const writer = createJournalWriter(journal, refresh)
  const dialog = createDialogEffects(ports, writer, { getState: () => state, dispatch, whenResting, requests })
  const confirmation = createConfirmationEffects(ports, writer, dispatch, reportConfirmed)

  function whenResting(run: () => void): void {
    if (isBusy(state)) atRest.add(run)
    else run()
  }

  function reportConfirmed(order: Order): void {
    if (confirmed.has(order.orderId)) return
    confirmed.add(order.orderId)
    ports.onConfirmed?.(plainOrder(order))
  }

  function dispatch(event: PaymentEvent): void {
    const [next, effects] = step(state, event)
    const changed = next !== state
    state = next
    if (changed && state.status === 'confirmed') reportConfirmed(state.order)
    if (!isBusy(state)) {
      const runs = [...atRest]
      atRest.clear()
      requests.clear()
      runs.forEach((run) => run())
    }
    if (changed) notify()
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

  return {
    getState: () => state,
    pending: questions.list,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dispatch,
    pay(request) {
      if (isBusy(state)) return
      attempts += 1
      requests.set(attempts, request)
      const { create: _, ...wanted } = request
      const attempt: Attempt = { number: attempts, ...wanted }
      dispatch({ type: 'pay', attempt, now: clock.now() })
    },
    refresh,
    whenResting,
  }
}
