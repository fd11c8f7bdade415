/** Does what the machine asks for. Everything outside comes in through ports. */
import type { PaymentTransaction } from '../api/contract/payment.ts'
import { isAuthorised, plainOrder, type AuthorisedEntry, type Entry, type Order, type Triple } from './entry.ts'
import { ScriptProblem } from './gateway.ts'
import { step } from './machine.ts'
import type { Confirmation, PayRequest, Ports } from './ports.ts'
import { readAnswer } from './response.ts'
import { isBusy, START, type Attempt, type Effect, type PaymentEvent, type PaymentState } from './state.ts'

export type { Confirmation, PayRequest, Ports } from './ports.ts'

export interface Runner {
  getState(): PaymentState
  /** Payments that were made and are not confirmed yet; the same list until it changes. */
  pending(): readonly AuthorisedEntry[]
  subscribe(listener: () => void): () => void
  dispatch(event: PaymentEvent): void
  pay(request: PayRequest): void
  /** Reads the list of pending payments again. */
  refresh(): Promise<readonly AuthorisedEntry[]>
  /** Calls back once the state rests: at once, or later. */
  whenResting(run: () => void): void
}

export function createRunner({ gateway, journal, locks, clock, confirm, onConfirmed }: Ports): Runner {
  let state = START
  let waiting: readonly AuthorisedEntry[] = []
  let closeDialog = () => {}
  let attempts = 0
  let dialogs = 0
  let refreshes = 0
  const requests = new Map<number, PayRequest>()
  const listeners = new Set<() => void>()
  const atRest = new Set<() => void>()
  const told = new Set<string>()
  /** Writes follow one another in the order in which they were asked for. */
  let writes: Promise<void> = Promise.resolve()

  const notify = () => listeners.forEach((listener) => listener())

  function whenResting(run: () => void): void {
    if (isBusy(state)) atRest.add(run)
    else run()
  }

  function learnConfirmed(order: Order): void {
    if (told.has(order.orderId)) return
    told.add(order.orderId)
    onConfirmed?.(plainOrder(order))
  }

  function dispatch(event: PaymentEvent): void {
    const [next, effects] = step(state, event)
    const changed = next !== state
    state = next
    if (changed && state.is === 'confirmed') learnConfirmed(state.order)
    if (!isBusy(state)) {
      const runs = [...atRest]
      atRest.clear()
      requests.clear()
      runs.forEach((run) => run())
    }
    if (changed) notify()
    effects.forEach(run)
  }

  async function refresh(): Promise<readonly AuthorisedEntry[]> {
    const turn = (refreshes += 1)
    const now = (await journal.all()).filter(isAuthorised)
    if (turn !== refreshes) return waiting
    const same = now.length === waiting.length && now.every(({ orderId }, at) => waiting[at]?.orderId === orderId)
    if (!same) {
      waiting = now
      notify()
    }
    return waiting
  }

  function record(entry: Entry): Promise<void> {
    writes = writes.then(() => journal.put(entry)).then(() => void refresh())
    return writes
  }

  async function claim({ number, cartHash }: Attempt): Promise<void> {
    const release = await locks.claim(`payment:cart:${cartHash}`)
    if (!release) return dispatch({ type: 'claimRefused', attempt: number })
    if (state.is !== 'loadingScript' || state.attempt.number !== number) return release()
    whenResting(release)
    await writes
    const entries = (await journal.all()).filter((entry) => entry.cartHash === cartHash)
    dispatch({ type: 'claimed', attempt: number, entries, now: clock.now() })
  }

  async function loadScript({ number }: Attempt): Promise<void> {
    try {
      await gateway.load()
    } catch (error) {
      const reason = error instanceof ScriptProblem ? error.why : 'blocked'
      return dispatch({ type: 'scriptFailed', attempt: number, reason })
    }
    dispatch({ type: 'scriptLoaded', attempt: number })
  }

  async function create({ number }: Attempt): Promise<void> {
    const request = requests.get(number)
    if (!request) return
    let transaction: PaymentTransaction
    try {
      transaction = await request.create()
    } catch (error) {
      return dispatch({ type: 'createFailed', attempt: number, error })
    }
    dispatch({ type: 'created', attempt: number, transaction, now: clock.now() })
  }

  async function open({ order, transaction }: Extract<Effect, { do: 'open' }>): Promise<void> {
    const { orderId } = order
    await record({ ...plainOrder(order), state: 'open' })
    dispatch({ type: 'recorded', orderId })
    // The payment of another tab may have come between.
    if (state.is !== 'open' || state.order.orderId !== orderId) return
    const dialog = (dialogs += 1)
    /** A dialog that was closed says nothing about the one that was opened after it, except that it was paid. */
    const tell = (event: PaymentEvent) => {
      if (dialog === dialogs) dispatch(event)
    }
    try {
      closeDialog = gateway.open(transaction, order.amount, {
        paid: (response) => dispatch({ type: 'handled', order, answer: readAnswer(response, orderId) }),
        failed: (failure) => tell({ type: 'paymentFailed', orderId, failure }),
        dismissed: () => tell({ type: 'dismissed', orderId }),
      })
    } catch (error) {
      dispatch({ type: 'openFailed', orderId, error })
    }
  }

  async function askForConfirmation(order: Order, triple: Triple): Promise<void> {
    const { orderId } = order
    const release = await locks.claim(`payment:confirm:${orderId}`)
    if (!release) return dispatch({ type: 'askedElsewhere', orderId })
    const known = await journal.get(orderId)
    if (known?.state === 'confirmed') {
      release()
      return dispatch({ type: 'confirmed', orderId })
    }
    let answer: Confirmation
    try {
      answer = await confirm(order.kind, triple, { keepalive: true })
    } catch {
      release()
      return dispatch({ type: 'unanswered', orderId })
    }
    if (answer === 'confirmed') {
      await record({ ...plainOrder(order), state: 'confirmed', triple })
      release()
      learnConfirmed(order)
      dispatch({ type: 'confirmed', orderId })
    } else {
      await record({ ...plainOrder(order), state: 'refused', triple, message: answer.refused })
      release()
      dispatch({ type: 'refused', orderId, message: answer.refused })
    }
  }

  async function secure(order: Order, triple: Triple): Promise<void> {
    await record({ ...plainOrder(order), state: 'authorised', triple })
  }

  function run(effect: Effect): void {
    switch (effect.do) {
      case 'claim':
        return void claim(effect.attempt)
      case 'loadScript':
        return void loadScript(effect.attempt)
      case 'create':
        return void create(effect.attempt)
      case 'open':
        return void open(effect)
      case 'close':
        return closeDialog()
      case 'record':
        return void record(effect.entry)
      case 'secure': {
        const { orderId } = effect.order
        return void secure(effect.order, effect.triple).then(() => dispatch({ type: 'secured', orderId }))
      }
      case 'confirm':
        return void askForConfirmation(effect.order, effect.triple)
      case 'confirmBeside': {
        const { order, triple } = effect
        return void secure(order, triple).then(() => askForConfirmation(order, triple))
      }
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
    void journal.get(orderId).then((entry) => entry && dispatch({ type: 'noticed', entry }))
  })

  return {
    getState: () => state,
    pending: () => waiting,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dispatch,
    pay(request) {
      if (isBusy(state)) return
      attempts += 1
      requests.set(attempts, request)
      const { kind, shown, cartHash, formHash, receipt } = request
      const attempt = { number: attempts, kind, shown, cartHash, formHash, receipt }
      dispatch({ type: 'pay', attempt, now: clock.now() })
    },
    refresh,
    whenResting,
  }
}
