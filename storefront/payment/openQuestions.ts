import { isOpenQuestion, type Entry } from './journalEntry.ts'
import type { Journal } from './journal.ts'

const isPutAway = (entry: Entry) => 'putAway' in entry && entry.putAway === true

function isSame(one: Entry, other: Entry | undefined): boolean {
  return (
    one.orderId === other?.orderId &&
    one.state === other.state &&
    one.amount === other.amount &&
    isPutAway(one) === isPutAway(other)
  )
}

/** The list is the same array until an entry changes. */
export function createOpenQuestions(journal: Journal, onChange: () => void) {
  let list: readonly Entry[] = []
  let refreshes = 0

  async function refresh(): Promise<readonly Entry[]> {
    const turn = (refreshes += 1)
    const next = (await journal.all()).filter(isOpenQuestion)
    if (turn !== refreshes) return list
    if (next.length !== list.length || !next.every((entry, at) => isSame(entry, list[at]))) {
      list = next
      onChange()
    }
    return list
  }

  return { list: () => list, refresh }
}
