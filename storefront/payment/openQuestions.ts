import { isOpenQuestion, type Entry } from './journalEntry.ts'
import type { Journal } from './journal.ts'

/** The list is the same array until an entry changes. */
export function createOpenQuestions(journal: Journal, onChange: () => void) {
  let list: readonly Entry[] = []
  let refreshes = 0

  async function refresh(): Promise<readonly Entry[]> {
    const turn = (refreshes += 1)
    const next = (await journal.all()).filter(isOpenQuestion)
    if (turn !== refreshes) return list
    if (JSON.stringify(next) !== JSON.stringify(list)) {
      list = next
      onChange()
    }
    return list
  }

  return { list: () => list, refresh }
}
