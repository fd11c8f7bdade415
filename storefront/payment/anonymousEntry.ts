import { DAY, isOpenQuestion, type Entry } from './journalEntry.ts'

export function outlivesLogout(entry: Entry): boolean {
  return entry.state === 'open' || isOpenQuestion(entry)
}

/** Only ids and state are left. */
export function anonymiseEntry(entry: Entry): Entry {
  const { orderId, kind, lines } = entry
  const createdAt = entry.createdAt - (entry.createdAt % DAY)
  // The ids of cart lines reveal nothing; a tour's text names a day.
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

/** A tab that missed the logout must not write the removed details again. */
export function isAnonymous({ owner, amount }: Entry): boolean {
  return owner === '' && amount === undefined
}
