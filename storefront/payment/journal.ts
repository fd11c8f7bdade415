/** Never rejects or hangs: falls back to memory. */
import type { StoredValue } from '../storage.ts'
import { anonymiseEntry, isAnonymous, outlivesLogout } from './anonymousEntry.ts'
import {
  isOpenQuestion,
  isOutdated,
  isPaidBefore,
  mayReplace,
  plainOrder,
  putAway,
  type Entry,
  type Order,
  type Triple,
} from './journalEntry.ts'
import { parseEntry } from './parseEntry.ts'

export interface Journal {
  all(): Promise<readonly Entry[]>
  get(orderId: string): Promise<Entry | undefined>
  /** Resolves when written. A state of lower rank than the known one is dropped. */
  put(entry: Entry): Promise<void>
  /** The result is `duplicate` if the same lines were paid before, even by another tab at the same moment. */
  putPaid(order: Order, triple: Triple): Promise<'authorised' | 'duplicate'>
  putAway(orderId: string): Promise<void>
  remove(orderId: string): Promise<void>
  forgetVisitor(): Promise<void>
  prune(now: number): Promise<void>
  /** Reports other tabs' writes. Returns an unsubscribe function. */
  onChange(listener: (orderId: string) => void): () => void
}

export interface EntryStore {
  all(): Promise<readonly Entry[]>
  /** Runs in one transaction, so that tabs never overwrite each other. Returning undefined changes nothing. */
  update(orderId: string, change: (known: Entry | undefined, all: readonly Entry[]) => Entry | undefined): Promise<void>
  remove(orderId: string): Promise<void>
}

/** Broadcasts to all other tabs. */
export interface TabChannel {
  tell(orderId: string): void
  listen(listener: (orderId: string) => void): () => void
}

function written(known: Entry | undefined, next: Entry): Entry | undefined {
  if (!mayReplace(known, next)) return undefined
  return known && isAnonymous(known) ? anonymiseEntry(next) : next
}

export function createJournal(store: EntryStore, notices: TabChannel): Journal {
  return {
    all: () => store.all(),
    get: async (orderId) => (await store.all()).find((entry) => entry.orderId === orderId),
    async put(entry) {
      await store.update(entry.orderId, (known) => written(known, entry))
      notices.tell(entry.orderId)
    },
    async putPaid(order, triple) {
      let state: 'authorised' | 'duplicate' = 'authorised'
      await store.update(order.orderId, (known, all) => {
        state =
          known?.state === 'duplicate' || all.some((entry) => isPaidBefore(entry, order)) ? 'duplicate' : 'authorised'
        return written(known, { ...plainOrder(order), state, triple })
      })
      notices.tell(order.orderId)
      return state
    },
    async putAway(orderId) {
      await store.update(orderId, (known) => known && putAway(known))
      notices.tell(orderId)
    },
    async remove(orderId) {
      await store.remove(orderId)
      notices.tell(orderId)
    },
    async forgetVisitor() {
      for (const entry of await store.all()) {
        const { orderId } = entry
        await (outlivesLogout(entry)
          ? store.update(orderId, (known) => known && anonymiseEntry(known))
          : store.remove(orderId))
        notices.tell(orderId)
      }
    },
    async prune(now) {
      for (const entry of await store.all()) if (isOutdated(entry, now)) await store.remove(entry.orderId)
    },
    onChange: (listener) => notices.listen(listener),
  }
}

const isCopied = (entry: Entry) => !['dismissed', 'abandoned'].includes(entry.state)

/** Copies entries that may hold money to `copy`, which survives a reload. */
export function memoryStore(copy?: StoredValue<unknown[]>): EntryStore {
  const known = (copy?.read() ?? []).flatMap((part) => parseEntry(part) ?? [])
  const entries = new Map(known.map((entry) => [entry.orderId, entry]))
  const keepCopy = () => {
    const copied = [...entries.values()].filter(isCopied)
    if (copied.length > 0) copy?.write(copied)
    else copy?.forget()
  }
  return {
    all: () => Promise.resolve([...entries.values()]),
    update(orderId, change) {
      const next = change(entries.get(orderId), [...entries.values()])
      if (next) entries.set(orderId, next)
      keepCopy()
      return Promise.resolve()
    },
    remove(orderId) {
      entries.delete(orderId)
      keepCopy()
      return Promise.resolve()
    },
  }
}

/**
 * Uses `first` until it rejects, then `second`, whose entries move to `first` at the next start. `within` adds a timeout
 * to promises, because IndexedDB may hang.
 */
export function withFallback(
  first: EntryStore,
  second: EntryStore,
  within: <Result>(result: Promise<Result>) => Promise<Result> = (result) => result,
): EntryStore {
  let current = first
  let moving: Promise<void> | undefined

  async function moveEntries(): Promise<void> {
    for (const entry of await second.all()) {
      await first.update(entry.orderId, (known) => written(known, entry))
      // The answer took so long that this page has gone on with `second`.
      if (current === second) return
      await second.remove(entry.orderId)
    }
  }

  async function attempt<Result>(work: (store: EntryStore) => Promise<Result>): Promise<Result> {
    if (current === second) return work(second)
    try {
      return await within(
        (moving ??= moveEntries()).then(() => {
          // The entries took so long that this call has been made in `second`. One that has begun may still reach `first`: a
          // proof of payment should.
          if (current === second) throw new Error('Too late')
          return work(first)
        }),
      )
    } catch {
      current = second
      return work(second)
    }
  }
  return {
    all: () => attempt((store) => store.all()),
    update: (orderId, change) => attempt((store) => store.update(orderId, change)),
    remove: (orderId) => attempt((store) => store.remove(orderId)),
  }
}

export type JournalWriter = ReturnType<typeof createJournalWriter>

/** Keeps the order of calls. A write resolves after `onWritten`. */
export function createJournalWriter(journal: Journal, onWritten: () => Promise<unknown>) {
  let writes: Promise<unknown> = Promise.resolve()

  async function write<Result>(work: () => Promise<Result>): Promise<Result> {
    const written = writes.then(work)
    writes = written.then(onWritten)
    await writes
    return written
  }

  return {
    record: (entry: Entry) => write(() => journal.put(entry)),
    recordPaid: (order: Order, triple: Triple) => write(() => journal.putPaid(order, triple)),
    idle: () => writes,
  }
}

/** The list is stable until an entry changes. */
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
