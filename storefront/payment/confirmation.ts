/** The second half of the state machine, from paid to booked. Pure functions. */
import { isForSame, isPaid, plainOrder, type Entry, type Order, type Triple, type Wanted } from './journalEntry.ts'
import type { GatewayResponse } from './gatewayResponse.ts'
import { START } from './state.ts'
import type { ConfirmationEvent, Effect, PaymentState } from './state.ts'

export type Step = readonly [PaymentState, readonly Effect[]]

/** Milliseconds before each try to confirm (stories/docs/Payments.mdx, Rule 5). */
const RETRY_DELAYS = [0, 2_000, 5_000, 15_000, 30_000] as const
/** Time in which another tab may finish the same confirmation. */
const ELSEWHERE_DELAY = 2_000

export const stay = (state: PaymentState, ...effects: Effect[]): Step => [state, effects]

export function confirmationOf(order: Order, triple: Triple, failures = 0): Step {
  const plain = plainOrder(order)
  const state: PaymentState = { status: 'confirming', order: plain, triple, failures, waiting: false }
  return [state, [{ type: 'confirm', order: plain, triple }]]
}

function wantedIn(state: PaymentState): Wanted | undefined {
  if ('attempt' in state) return state.attempt
  return 'transaction' in state ? state.order : undefined
}

function turnsTo(state: PaymentState, order: Order): boolean {
  if (state.status === 'idle' || state.status === 'stopped' || state.status === 'dismissed') return true
  if (state.status === 'unknown') return state.reason === 'response' && state.order.orderId === order.orderId
  return asksFor(state, order)
}

function asksFor(state: PaymentState, order: Wanted): boolean {
  const wanted = wantedIn(state)
  return wanted !== undefined && isForSame(wanted, order)
}

/** Closes an open dialog for the same lines, because they have just been paid by another order. */
function withdraw(state: PaymentState, orderId: string): Effect[] {
  if (state.status !== 'open' || state.order.orderId === orderId) return []
  return [{ type: 'close' }, { type: 'record', entry: { ...state.order, state: 'unanswered' } }]
}

function onHandled(state: PaymentState, order: Order, answer: GatewayResponse): Step {
  const before = withdraw(state, order.orderId)
  if (answer.status === 'unproven') {
    const { paymentId } = answer
    const record: Effect = { type: 'record', entry: { ...order, state: 'unknown', paymentId } }
    if (!turnsTo(state, order)) return stay(state, record)
    return [{ status: 'unknown', reason: 'response', order, paymentId }, [...before, record]]
  }
  const { triple } = answer
  if (turnsTo(state, order))
    return [{ status: 'authorised', order, triple }, [...before, { type: 'secure', order, triple }]]
  const isKnown = 'triple' in state && state.triple.PaymentGatewayPaymentId === triple.PaymentGatewayPaymentId
  return isKnown ? stay(state) : stay(state, { type: 'confirmBeside', order, triple })
}

function onUnanswered(state: PaymentState, orderId: string): Step {
  if (state.status !== 'confirming' || state.order.orderId !== orderId) return stay(state)
  const failures = state.failures + 1
  const ms = RETRY_DELAYS[failures]
  if (ms === undefined)
    return [{ status: 'unknown', reason: 'unreachable', order: state.order, triple: state.triple }, []]
  return [{ ...state, failures, waiting: true }, [{ type: 'wait', orderId, failures, ms }]]
}

function onAgain(state: PaymentState, asked: 'due' | 'woken' | 'retry'): Step {
  if (state.status === 'confirming' && state.waiting) return confirmationOf(state.order, state.triple, state.failures)
  if (state.status === 'unknown' && state.reason === 'unreachable') {
    // The scheduled retries are used up, so only one follows.
    return confirmationOf(state.order, state.triple, RETRY_DELAYS.length - 1)
  }
  if (state.status === 'refused' && asked === 'retry') return confirmationOf(state.order, state.triple)
  return stay(state)
}

function onConfirmed(state: PaymentState, orderId: string): Step {
  if (!('triple' in state) || state.order.orderId !== orderId) return stay(state)
  return [{ status: 'confirmed', order: state.order, triple: state.triple }, []]
}

function onRefused(state: PaymentState, orderId: string, message: string): Step {
  if (state.status !== 'confirming' || state.order.orderId !== orderId) return stay(state)
  return [{ status: 'refused', order: state.order, triple: state.triple, message }, []]
}

function onNoticed(state: PaymentState, entry: Entry): Step {
  if ('triple' in state && state.order.orderId === entry.orderId) {
    if (entry.state === 'confirmed') return onConfirmed(state, entry.orderId)
    if (entry.state === 'duplicate') return onDuplicated(state, entry.orderId)
    return entry.state === 'refused' ? onRefused(state, entry.orderId, entry.message) : stay(state)
  }
  if (isStoppedBy(state, entry.orderId)) return [{ status: 'stopped', problem: { type: 'paidBefore', entry } }, []]
  if (!isPaid(entry) || !asksFor(state, entry)) return stay(state)
  return [{ status: 'stopped', problem: { type: 'paidBefore', entry } }, withdraw(state, entry.orderId)]
}

function isStoppedBy(state: PaymentState, orderId: string): boolean {
  return state.status === 'stopped' && state.problem.type === 'paidBefore' && state.problem.entry.orderId === orderId
}

function onDuplicated(state: PaymentState, orderId: string): Step {
  if ((state.status !== 'authorised' && state.status !== 'confirming') || state.order.orderId !== orderId)
    return stay(state)
  return [{ status: 'duplicate', order: state.order, triple: state.triple }, []]
}

function onPutAway(state: PaymentState, orderId: string): Step {
  const isShown =
    (state.status === 'duplicate' || state.status === 'refused' || state.status === 'unknown') &&
    state.order.orderId === orderId
  return isShown || isStoppedBy(state, orderId) ? [START, []] : stay(state)
}

export function afterConfirmation(state: PaymentState, event: ConfirmationEvent): Step {
  switch (event.type) {
    case 'handled':
      return onHandled(state, event.order, event.answer)
    case 'secured':
      if (state.status !== 'authorised' || state.order.orderId !== event.orderId) return stay(state)
      return confirmationOf(state.order, state.triple)
    case 'duplicated':
      return onDuplicated(state, event.orderId)
    case 'putAway':
      return onPutAway(state, event.orderId)
    case 'confirmed':
      return onConfirmed(state, event.orderId)
    case 'refused':
      return onRefused(state, event.orderId, event.message)
    case 'unanswered':
      return onUnanswered(state, event.orderId)
    case 'askedElsewhere': {
      if (state.status !== 'confirming' || state.order.orderId !== event.orderId) return stay(state)
      const { failures } = state
      return [{ ...state, waiting: true }, [{ type: 'wait', orderId: event.orderId, failures, ms: ELSEWHERE_DELAY }]]
    }
    case 'due': {
      if (state.status !== 'confirming' || state.order.orderId !== event.orderId) return stay(state)
      return state.failures === event.failures ? onAgain(state, 'due') : stay(state)
    }
    case 'woken':
    case 'retry':
      return onAgain(state, event.type)
    case 'resumed': {
      const { entry } = event
      if (state.status === 'idle') return confirmationOf(entry, entry.triple)
      const isShown = 'triple' in state && state.order.orderId === entry.orderId
      return isShown ? stay(state) : stay(state, { type: 'confirmBeside', order: entry, triple: entry.triple })
    }
    case 'noticed':
      return onNoticed(state, event.entry)
    default:
      return event satisfies never
  }
}
