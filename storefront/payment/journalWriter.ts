import type { Entry, Order, Triple } from './journalEntry.ts'
import type { Journal } from './journal.ts'

export type JournalWriter = ReturnType<typeof createJournalWriter>

/** Writes to the journal in the order of the calls. */
export function createJournalWriter(journal: Journal, onWritten: () => void) {
  let writes: Promise<void> = Promise.resolve()

  function write<Result>(work: () => Promise<Result>): Promise<Result> {
    const written = writes.then(work)
    writes = written.then(onWritten)
    return written
  }

  return {
    record: (entry: Entry) => write(() => journal.put(entry)),
    recordPaid: (order: Order, triple: Triple) => write(() => journal.putPaid(order, triple)),
    idle: () => writes,
  }
}
