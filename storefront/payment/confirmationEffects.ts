import { plainOrder, type Order, type Triple } from './journalEntry.ts'
import type { JournalWriter } from './journal.ts'
import type { Confirmation, Ports } from './ports.ts'
import type { PaymentEvent } from './state.ts'

export function createConfirmationEffects(
  { journal, locks, clock, confirm: askProvider }: Ports,
  writer: JournalWriter,
  dispatch: (event: PaymentEvent) => void,
  onConfirmed: (order: Order) => void,
) {
  async function confirm(order: Order, triple: Triple): Promise<void> {
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
      answer = await askProvider(order.kind, triple, { keepalive: true })
    } catch {
      void release()
      return dispatch({ type: 'unanswered', orderId })
    }
    if (answer === 'confirmed') {
      await writer.record({ ...plainOrder(order), state: 'confirmed', triple, at: clock.now() })
      void release()
      onConfirmed(order)
      dispatch({ type: 'confirmed', orderId })
    } else {
      await writer.record({ ...plainOrder(order), state: 'refused', triple, message: answer.refused })
      void release()
      dispatch({ type: 'refused', orderId, message: answer.refused })
    }
  }

  async function secure(order: Order, triple: Triple): Promise<void> {
    const state = await writer.recordPaid(order, triple)
    dispatch({ type: state === 'authorised' ? 'secured' : 'duplicated', orderId: order.orderId })
  }

  async function confirmBeside(order: Order, triple: Triple): Promise<void> {
    if ((await writer.recordPaid(order, triple)) === 'authorised') await confirm(order, triple)
  }

  return { confirm, secure, confirmBeside }
}
