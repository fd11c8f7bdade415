import { today } from '../text/dates.ts'
import { isOpenQuestion, type Entry } from './journalEntry.ts'

export function outlivesLogout(entry: Entry): boolean {
  return entry.state === 'open' || isOpenQuestion(entry)
}

/** Keeps only ids and state. */
export function anonymiseEntry(entry: Entry): Entry {
  const { orderId, kind, lines } = entry
  // The day as the studio counts it, because it is shown.
  const createdAt = Date.parse(`${today(entry.createdAt)}T00:00+05:30`)
  // Ids of cart lines reveal nothing, but a tour's text contains a day.
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

/** Tells a tab that missed the logout not to write personal details again. */
export function isAnonymous({ owner, amount }: Entry): boolean {
  return owner === '' && amount === undefined
}
