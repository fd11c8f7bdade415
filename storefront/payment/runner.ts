/** Does what the machine asks for. Everything outside comes in through ports. */
import type { PaymentTransaction } from '../api/contract/payment.ts'
import { isForSame, isOpenQuestion, plainOrder, type Entry, type Order, type Triple, type Wanted } from './entry.ts'
import { ScriptProblem } from './gateway.ts'
import { claimAll, type Release } from './locks.ts'
import { step } from './machine.ts'
import type { Confirmation, PayRequest, Ports } from './ports.ts'
import { readAnswer } from './response.ts'
import { isBusy, START, type Attempt, type Effect, type PaymentEvent, type PaymentState } from './state.ts'

export type { Confirmation, PayRequest, Ports } from './ports.ts'

const isPutAway = (entry: Entry) => 'putAway' in entry && entry.putAway === true

function isSameQuestion(one: Entry, other: Entry | undefined): boolean {
  return (
    one.orderId === other?.orderId &&
    one.state === other.state &&
    one.amount === other.amount &&
    isPutAway(one) === isPutAway(other)
  )
}

export interface Runner {
  getState(): PaymentState
  /** Payments that the visitor has to know of: paid and not confirmed, or open questions. The same list until it changes. */
  pending(): readonly Entry[]
  subscribe(listener: () => void): () => void
  dispatch(event: PaymentEvent): void
  pay(request: PayRequest): void
  /** Reads the list of pending payments again. */
  refresh(): Promise<readonly Entry[]>
  /** Calls back once the state rests: at once, or later. */
  whenResting(run: () => void): void
}

/** Held from pressing Pay until the payment rests, by each thing that is paid for. */
export function lockNames({ kind, owner, lines }: Wanted): string[] {
  return lines.map((line) => `payment:${kind}:${owner}:${line}`)
}

export function createRunner({ gateway, journal, locks, clock, confirm, onConfirmed }: Ports): Runner {
  let state = START
  let waiting: readonly Entry[] = []
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
  /** The locks of the payment before are given back when it resolves. */
  let releasing: Promise<void> = Promise.resolve()

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
    if (changed && state.status === 'confirmed') learnConfirmed(state.order)
    if (!isBusy(state)) {
      const runs = [...atRest]
      atRest.clear()
      requests.clear()
      runs.forEach((run) => run())
    }
    if (changed) notify()
    effects.forEach(run)
  }

  async function refresh(): Promise<readonly Entry[]> {
    const turn = (refreshes += 1)
    const now = (await journal.all()).filter(isOpenQuestion)
    if (turn !== refreshes) return waiting
    const same = now.length === waiting.length && now.every((entry, at) => isSameQuestion(entry, waiting[at]))
    if (!same) {
      waiting = now
      notify()
    }
    return waiting
  }

  function write<Result>(work: () => Promise<Result>): Promise<Result> {
    const written = writes.then(work)
    writes = written.then(() => void refresh())
    return written
  }

  const record = (entry: Entry): Promise<void> => write(() => journal.put(entry))

  /** Not before the journal says how the payment ended: a free lock and an open entry mean that its tab is gone. */
  function releaseWhenResting(release: Release): void {
    whenResting(() => {
      releasing = Promise.resolve()
        .then(() => writes)
        .then(release)
    })
  }

  async function claim(attempt: Attempt): Promise<void> {
    const { number } = attempt
    await releasing
    const release = await claimAll(locks, lockNames(attempt))
    if (!release) return dispatch({ type: 'claimRefused', attempt: number })
    if (state.status !== 'loadingScript' || state.attempt.number !== number) return void release()
    releaseWhenResting(release)
    await writes
    const entries = (await journal.all()).filter((entry) => isForSame(entry, attempt))
    dispatch({ type: 'claimed', attempt: number, entries, now: clock.now() })
  }

  async function loadScript({ number }: Attempt): Promise<void> {
    try {
      await gateway.load()
    } catch (error) {
      const reason = error instanceof ScriptProblem ? error.reason : 'blocked'
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

  async function open({ order, amount, transaction }: Extract<Effect, { type: 'open' }>): Promise<void> {
    const { orderId } = order
    await record({ ...plainOrder(order), state: 'open' })
    dispatch({ type: 'recorded', orderId })
    // The payment of another tab may have come between.
    if (state.status !== 'open' || state.order.orderId !== orderId) return
    const dialog = (dialogs += 1)
    /** A dialog that was closed says nothing about the one that was opened after it, except that it was paid. */
    const tell = (event: PaymentEvent) => {
      if (dialog === dialogs) dispatch(event)
    }
    try {
      closeDialog = gateway.open(transaction, amount, {
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
    if (known?.state === 'confirmed' || known?.state === 'duplicate') {
      void release()
      return dispatch({ type: known.state === 'confirmed' ? 'confirmed' : 'duplicated', orderId })
    }
    let answer: Confirmation
    try {
      answer = await confirm(order.kind, triple, { keepalive: true })
    } catch {
      void release()
      return dispatch({ type: 'unanswered', orderId })
    }
    if (answer === 'confirmed') {
      await record({ ...plainOrder(order), state: 'confirmed', triple, at: clock.now() })
      void release()
      learnConfirmed(order)
      dispatch({ type: 'confirmed', orderId })
    } else {
      await record({ ...plainOrder(order), state: 'refused', triple, message: answer.refused })
      void release()
      dispatch({ type: 'refused', orderId, message: answer.refused })
    }
  }

  const secure = (order: Order, triple: Triple) => write(() => journal.putPaid(order, triple))

  function run(effect: Effect): void {
    switch (effect.type) {
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
        return void secure(effect.order, effect.triple).then((state) =>
          dispatch({ type: state === 'authorised' ? 'secured' : 'duplicated', orderId }),
        )
      }
      case 'confirm':
        return void askForConfirmation(effect.order, effect.triple)
      case 'confirmBeside': {
        const { order, triple } = effect
        return void secure(order, triple).then((state) =>
          state === 'authorised' ? askForConfirmation(order, triple) : undefined,
        )
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
      const { create: _, ...wanted } = request
      const attempt: Attempt = { number: attempts, ...wanted }
      dispatch({ type: 'pay', attempt, now: clock.now() })
    },
    refresh,
    whenResting,
  }
}
