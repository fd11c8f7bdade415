import { plainOrder, type Order, type Triple } from './journalEntry.ts'
import type { JournalWriter } from './journal.ts'
import type { Ports } from './ports.ts'
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
    try {
      const known = await journal.get(orderId)
      if (known?.state === 'confirmed') return dispatch({ type: 'confirmed', orderId })
      if (known?.state === 'duplicate') return dispatch({ type: 'duplicated', orderId })
      const answer = await askProvider(order.kind, triple, { keepalive: true }).catch(() => undefined)
      if (answer === undefined) return dispatch({ type: 'unanswered', orderId })
      if (answer === 'confirmed') {
        await writer.record({ ...plainOrder(order), state: 'confirmed', triple, at: clock.now() })
        onConfirmed(order)
        dispatch({ type: 'confirmed', orderId })
      } else {
        await writer.record({ ...plainOrder(order), state: 'refused', triple, message: answer.refused })
        dispatch({ type: 'refused', orderId, message: answer.refused })
      }
    } finally {
      void release()
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
