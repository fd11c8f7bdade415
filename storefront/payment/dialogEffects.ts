/** Effects up to the gateway's dialog: locks, script, order, dialog. */
import type { PaymentTransaction } from '../api/contract/payment.ts'
import { isForSame, plainOrder } from './journalEntry.ts'
import { ScriptProblem } from './gateway.ts'
import type { JournalWriter } from './journal.ts'
import { claimAll, lockNames, orderLock, type Release } from './locks.ts'
import type { Ports, Runner } from './ports.ts'
import { parseGatewayResponse } from './gatewayResponse.ts'
import type { Attempt, Effect, PaymentEvent } from './state.ts'

export function createDialogEffects(
  { gateway, journal, locks, clock }: Ports,
  writer: JournalWriter,
  { getState, dispatch, whenResting }: Runner,
) {
  let closeDialog = () => {}
  let dialogs = 0
  let releasing: Promise<unknown> = Promise.resolve()

  /** Waits for the journal, because other tabs take an open entry with a free lock for a closed tab. */
  function releaseWhenResting(release: Release): void {
    whenResting(() => {
      releasing = Promise.all([releasing, Promise.resolve().then(writer.idle).then(release)])
    })
  }

  async function claim(attempt: Attempt): Promise<void> {
    const { number } = attempt
    await releasing
    const release = await claimAll(locks, lockNames(attempt))
    if (!release) return dispatch({ type: 'notMade', attempt: number, problem: { type: 'elsewhere' } })
    const state = getState()
    if (state.status !== 'loadingScript' || state.attempt.number !== number) return void release()
    releaseWhenResting(release)
    await writer.idle()
    const entries = (await journal.all()).filter((entry) => isForSame(entry, attempt))
    dispatch({ type: 'claimed', attempt: number, entries, now: clock.now() })
  }

  async function loadScript({ number }: Attempt): Promise<void> {
    try {
      await gateway.load()
    } catch (error) {
      const reason = error instanceof ScriptProblem ? error.reason : 'blocked'
      return dispatch({ type: 'notMade', attempt: number, problem: { type: 'script', reason } })
    }
    dispatch({ type: 'scriptLoaded', attempt: number })
  }

  async function create({ number, create: createOrder }: Attempt): Promise<void> {
    let transaction: PaymentTransaction
    try {
      transaction = await createOrder()
    } catch (error) {
      return dispatch({ type: 'notMade', attempt: number, problem: { type: 'create', error } })
    }
    dispatch({ type: 'created', attempt: number, transaction, now: clock.now() })
  }

  async function open({ order, transaction }: Extract<Effect, { type: 'open' }>): Promise<void> {
    const { orderId } = order
    const release = await locks.claim(orderLock(orderId))
    if (release) releaseWhenResting(release)
    await writer.record({ ...plainOrder(order), state: 'open' })
    // A payment in another tab may have changed the state meanwhile.
    const state = getState()
    if (state.status !== 'open' || state.order.orderId !== orderId) return
    const dialog = (dialogs += 1)
    /** A replaced dialog may still report a payment; its other events are dropped. */
    const dispatchIfCurrent = (event: PaymentEvent) => {
      if (dialog === dialogs) dispatch(event)
    }
    try {
      closeDialog = gateway.open(transaction, order.amount, {
        paid: (response) => dispatch({ type: 'handled', order, answer: parseGatewayResponse(response, orderId) }),
        failed: (failure) => dispatchIfCurrent({ type: 'paymentFailed', orderId, failure }),
        dismissed: () => dispatchIfCurrent({ type: 'dismissed', orderId }),
      })
    } catch {
      dispatch({ type: 'openFailed', orderId })
    }
  }

  return { claim, loadScript, create, open, close: () => closeDialog() }
}
