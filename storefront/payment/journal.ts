/** Remembers payment orders. Neither rejects nor hangs: what a browser refuses to keep is kept for this visit. */
import * as v from 'valibot'
import { parseJson } from '../text/parseJson.ts'
import { anonymiseEntry, isAnonymous, outlivesLogout } from './anonymousEntry.ts'
import {
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
  /** Written when it resolves. A lesser state than the one known is dropped. */
  put(entry: Entry): Promise<void>
  /**
   * Writes down that an order was paid: as authorised, or as a duplicate where the same was paid before, also by a tab
   * that does so at the same moment.
   */
  putPaid(order: Order, triple: Triple): Promise<'authorised' | 'duplicate'>
  /** The visitor has dealt with an open question. */
  putAway(orderId: string): Promise<void>
  remove(orderId: string): Promise<void>
  /** After a logout only ids of payments that are not settled are left. */
  forgetVisitor(): Promise<void>
  /** Forgets what is too old to matter (entry.ts says what). */
  prune(now: number): Promise<void>
  /** Tells what other tabs wrote. Returns what ends it. */
  onChange(listener: (orderId: string) => void): () => void
}

/** Where entries lie. May reject. */
export interface EntryStore {
  all(): Promise<readonly Entry[]>
  /** Reads and writes in one go, so that two tabs never overwrite each other. Undefined leaves it as it is. */
  update(orderId: string, change: (known: Entry | undefined, all: readonly Entry[]) => Entry | undefined): Promise<void>
  remove(orderId: string): Promise<void>
}

/** Word from tab to tab; a tab does not hear itself. */
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

/** A few characters that outlive a reload, such as sessionStorage. Both may throw. */
export interface TextStore {
  read(): string | null
  /** Null removes what is there. */
  write(text: string | null): void
}

/** What a reload must not forget: money may be in it. */
const isCopied = (entry: Entry) => !['dismissed', 'abandoned'].includes(entry.state)

function readCopy(copyStore: TextStore | undefined): Entry[] {
  try {
    return (parseJson(v.array(v.unknown()), copyStore?.read()) ?? []).flatMap((part) => parseEntry(part) ?? [])
  } catch {
    return []
  }
}

/** Entries in memory; those in which money may be are copied to the scrap, so that a reload still knows them. */
export function memoryStore(copyStore?: TextStore): EntryStore {
  const entries = new Map(readCopy(copyStore).map((entry) => [entry.orderId, entry]))
  const copy = () => {
    try {
      const copied = [...entries.values()].filter(isCopied)
      copyStore?.write(copied.length > 0 ? JSON.stringify(copied) : null)
    } catch {
      // Storage refused: memory has to do.
    }
  }
  return {
    all: () => Promise.resolve([...entries.values()]),
    update(orderId, change) {
      const next = change(entries.get(orderId), [...entries.values()])
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
