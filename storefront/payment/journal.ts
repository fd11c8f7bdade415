/** Remembers payment orders. Neither rejects nor hangs: what a browser refuses to keep is kept for this visit. */
import { isOutdated, mayReplace, readEntry, type Entry } from './entry.ts'

export interface Journal {
  all(): Promise<readonly Entry[]>
  get(orderId: string): Promise<Entry | undefined>
  /** Written when it resolves. A lesser state than the one known is dropped. */
  put(entry: Entry): Promise<void>
  /** Forgets what is too old to matter (entry.ts says what). */
  prune(now: number): Promise<void>
  /** Tells what other tabs wrote. Returns what ends it. */
  onChange(listener: (orderId: string) => void): () => void
}

/** Where entries lie. May reject. */
export interface EntryStore {
  all(): Promise<readonly Entry[]>
  /** Reads and writes in one go, so that two tabs never overwrite each other. Undefined leaves it as it is. */
  update(orderId: string, change: (known: Entry | undefined) => Entry | undefined): Promise<void>
  remove(orderId: string): Promise<void>
}

/** Word from tab to tab; a tab does not hear itself. */
export interface Notices {
  tell(orderId: string): void
  listen(listener: (orderId: string) => void): () => void
}

export function createJournal(store: EntryStore, notices: Notices): Journal {
  return {
    all: () => store.all(),
    get: async (orderId) => (await store.all()).find((entry) => entry.orderId === orderId),
    async put(entry) {
      await store.update(entry.orderId, (known) => (mayReplace(known, entry) ? entry : undefined))
      notices.tell(entry.orderId)
    },
    async prune(now) {
      for (const entry of await store.all()) if (isOutdated(entry, now)) await store.remove(entry.orderId)
    },
    onChange: (listener) => notices.listen(listener),
  }
}

/** A few characters that outlive a reload, such as sessionStorage. Both may throw. */
export interface Scrap {
  read(): string | null
  write(text: string): void
}

function readScrap(scrap: Scrap | undefined): Entry[] {
  try {
    const value: unknown = JSON.parse(scrap?.read() ?? '[]')
    return Array.isArray(value) ? value.flatMap((part) => readEntry(part) ?? []) : []
  } catch {
    return []
  }
}

/** Entries in memory; those that carry a triple are copied to the scrap, so that a reload still confirms them. */
export function memoryStore(scrap?: Scrap): EntryStore {
  const entries = new Map(readScrap(scrap).map((entry) => [entry.orderId, entry]))
  const copy = () => {
    try {
      scrap?.write(JSON.stringify([...entries.values()].filter((entry) => 'triple' in entry)))
    } catch {
      // Storage refused: memory has to do.
    }
  }
  return {
    all: () => Promise.resolve([...entries.values()]),
    update(orderId, change) {
      const next = change(entries.get(orderId))
      if (next) entries.set(orderId, next)
      copy()
      return Promise.resolve()
    },
    remove(orderId) {
      entries.delete(orderId)
      copy()
      return Promise.resolve()
    },
  }
}

/**
 * Uses `first` until it rejects once, and `second` from then on. `within` makes a promise that hangs reject:
 * IndexedDB is known to.
 */
export function withFallback(
  first: EntryStore,
  second: EntryStore,
  within: <Result>(result: Promise<Result>) => Promise<Result> = (result) => result,
): EntryStore {
  let current = first
  async function attempt<Result>(work: (store: EntryStore) => Promise<Result>): Promise<Result> {
    if (current === second) return work(second)
    try {
      return await within(work(first))
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
