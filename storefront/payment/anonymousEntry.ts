import { DAY, isOpenQuestion, type Entry } from './journalEntry.ts'

/** Whether something of an entry outlives a logout: its payment is not settled. */
export function outlivesLogout(entry: Entry): boolean {
  return entry.state === 'open' || isOpenQuestion(entry)
}

/** An entry without anything but its ids and how it stands. */
export function anonymiseEntry(entry: Entry): Entry {
  const { orderId, kind, lines } = entry
  const createdAt = entry.createdAt - (entry.createdAt % DAY)
  // The id of a cart's line says nothing of its own; the text for a tour names a day.
  const order = { orderId, kind, lines: kind === 'shoot' ? lines : [], owner: '', contentHash: '', createdAt }
  switch (entry.state) {
    case 'refused':
      return { ...order, state: 'refused', triple: entry.triple, message: '' }
    case 'unknown':
      return { ...order, state: 'unknown', paymentId: entry.paymentId }
    case 'authorised':
    case 'duplicate':
      return { ...order, state: entry.state, triple: entry.triple }
    case 'confirmed':
      return { ...order, state: 'confirmed', triple: entry.triple, at: entry.at }
    case 'open':
    case 'dismissed':
    case 'abandoned':
    case 'unanswered':
      return { ...order, state: entry.state }
    default:
      return entry satisfies never
  }
}

/** A tab that did not hear of a logout must not write down again what was forgotten. */
export function isAnonymous({ owner, amount }: Entry): boolean {
  return owner === '' && amount === undefined
}
