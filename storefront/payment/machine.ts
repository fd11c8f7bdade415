/**
 * `idle → loadingScript → creating → open → dismissed | authorised → confirming → confirmed |
 * refused | unknown`. Pure functions. Late events are ignored, except that every payment gets confirmed.
 */
import { amountToCharge } from './amount.ts'
import { afterConfirmation, confirmationOf, stay, type Step } from './confirmation.ts'
import { isAuthorised, mayHoldMoney, plainOrder, REOPENS_WITHIN, type Entry, type Order } from './journalEntry.ts'
import { isBusy, START } from './state.ts'
import type { Attempt, Effect, Offer, PaymentEvent, PaymentState, Problem } from './state.ts'

/**
 * Failure reasons of the gateway. An order ends after a day, or when a newer one replaces it, for example on another
 * device.
 */
const PAID_ALREADY = 'order_already_paid'
const ORDER_ENDED = 'order_ended'

const stop = (problem: Problem, ...effects: Effect[]): Step => [{ status: 'stopped', problem }, effects]

function isSameWish(order: Order, attempt: Attempt): boolean {
  const same = order.owner === attempt.owner && order.contentHash === attempt.contentHash
  return same && order.kind === attempt.kind && order.amount === attempt.shown
}

function onPay(state: PaymentState, attempt: Attempt, now: number): Step {
  if (isBusy(state)) return stay(state)
  const reopens =
    state.status === 'dismissed' && isSameWish(state.order, attempt) && now - state.order.createdAt < REOPENS_WITHIN
  const next: PaymentState = { status: 'loadingScript', attempt, ...(reopens && { reopen: offerOf(state) }) }
  return [next, [{ type: 'claim', attempt }]]
}

function onClaimed(state: PaymentState, event: Extract<PaymentEvent, { type: 'claimed' }>): Step {
  if (state.status !== 'loadingScript' || state.attempt.number !== event.attempt) return stay(state)
  const unconfirmed = event.entries.find(isAuthorised)
  if (unconfirmed) return confirmationOf(unconfirmed, unconfirmed.triple)
  const paid = event.entries.find((entry) => mayHoldMoney(entry, event.now))
  if (paid) return stop({ type: 'paidBefore', entry: paid })
  // A tab keeps these locks while its dialog is open. They were free, so it has closed and the outcome is unknown.
  const left = event.entries.find((entry) => entry.state === 'open')
  if (left) {
    const entry: Entry = { ...plainOrder(left), state: 'unanswered' }
    return stop({ type: 'paidBefore', entry }, { type: 'record', entry })
  }
  const load: Effect = { type: 'loadScript', attempt: state.attempt }
  // Another tab may have replaced the dismissed order.
  const reopened = event.entries.find((entry) => entry.orderId === state.reopen?.order.orderId)
  const reopens = reopened?.state === 'dismissed'
  const replaced = event.entries.flatMap((entry): Effect[] =>
    entry.state === 'dismissed' && !(reopens && entry === reopened)
      ? [{ type: 'record', entry: { ...entry, state: 'abandoned' } }]
      : [],
  )
  const next: PaymentState = state.reopen && !reopens ? { status: 'loadingScript', attempt: state.attempt } : state
  return [next, [...replaced, load]]
}

const offerOf = ({ order, transaction }: Offer): Offer => ({ order, transaction })

function offered(offer: Offer): Step {
  return [{ status: 'open', ...offer }, [{ type: 'open', ...offer }]]
}

function onScriptLoaded(state: PaymentState, number: number): Step {
  if (state.status !== 'loadingScript' || state.attempt.number !== number) return stay(state)
  if (state.reopen) return offered(state.reopen)
  return [{ status: 'creating', attempt: state.attempt }, [{ type: 'create', attempt: state.attempt }]]
}

function onCreated(state: PaymentState, event: Extract<PaymentEvent, { type: 'created' }>): Step {
  if (state.status !== 'creating' || state.attempt.number !== event.attempt) return stay(state)
  const { kind, shown, owner, lines, contentHash, day, receipt } = state.attempt
  const { PaidAmount: asked, PaymentGatewayOrderId: orderId, PaymentKey, Currency } = event.transaction
  if (orderId === '' || PaymentKey === '') return stop({ type: 'gateway' })
  if (Currency.trim().toUpperCase() !== 'INR') return stop({ type: 'currency', asked: Currency })
  const amount = amountToCharge(asked, shown)
  if (amount === undefined) return stop({ type: 'amount', shown, asked })
  const order = { orderId, kind, amount, owner, lines, contentHash, createdAt: event.now, day, receipt }
  return offered({ order, transaction: event.transaction })
}

function isShowing(state: PaymentState, orderId: string): state is Extract<PaymentState, { status: 'open' }> {
  return state.status === 'open' && state.order.orderId === orderId
}

function onReset(state: PaymentState): Step {
  return isBusy(state) ? stay(state) : [START, []]
}

export function step(state: PaymentState, event: PaymentEvent): Step {
  switch (event.type) {
    case 'pay':
      return onPay(state, event.attempt, event.now)
    case 'claimed':
      return onClaimed(state, event)
    case 'scriptLoaded':
      return onScriptLoaded(state, event.attempt)
    case 'created':
      return onCreated(state, event)
    case 'notMade':
      if (state.status !== 'loadingScript' && state.status !== 'creating') return stay(state)
      return state.attempt.number === event.attempt ? stop(event.problem) : stay(state)
    case 'openFailed': {
      if (!isShowing(state, event.orderId)) return stay(state)
      const entry: Entry = { ...state.order, state: 'abandoned' }
      return stop({ type: 'gateway' }, { type: 'record', entry })
    }
    case 'paymentFailed':
      if (!isShowing(state, event.orderId)) return stay(state)
      // The order was paid elsewhere, perhaps on another device, so the cart must not be paid for again.
      if (event.failure.reason === PAID_ALREADY) {
        const entry: Entry = { ...state.order, state: 'unanswered' }
        return stop({ type: 'paidBefore', entry }, { type: 'close' }, { type: 'record', entry })
      }
      if (event.failure.reason === ORDER_ENDED) {
        const entry: Entry = { ...state.order, state: 'abandoned' }
        return stop({ type: 'gateway' }, { type: 'close' }, { type: 'record', entry })
      }
      return stay(state)
    case 'dismissed':
      if (!isShowing(state, event.orderId)) return stay(state)
      return [{ ...state, status: 'dismissed' }, [{ type: 'record', entry: { ...state.order, state: 'dismissed' } }]]
    case 'reset':
      return onReset(state)
    default:
      return afterConfirmation(state, event)
  }
}
