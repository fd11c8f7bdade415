/** The journal uses IndexedDB, because the home page clears local storage (C-006). */
import { PAYMENT_JOURNAL } from '../storageKeys.ts'
import type { Entry } from './journalEntry.ts'
import { parseEntry } from './parseEntry.ts'
import type { EntryStore } from './journal.ts'

const ENTRIES = 'entries'

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
}

const readAll = (values: readonly unknown[]): Entry[] => values.flatMap((value) => parseEntry(value) ?? [])

async function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(PAYMENT_JOURNAL, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(ENTRIES, { keyPath: 'orderId' }))
  const database = await settled(request)
  // Otherwise this tab would block a version upgrade in another tab.
  database.addEventListener('versionchange', () => database.close())
  return database
}

export function indexedDbStore(factory: () => IDBFactory): EntryStore {
  let opening: Promise<IDBDatabase> | undefined
  const database = () => (opening ??= Promise.resolve().then(() => open(factory())))

  async function write(work: (entries: IDBObjectStore) => Promise<unknown>): Promise<void> {
    // Strict durability makes entries survive a power cut.
    const transaction = (await database()).transaction(ENTRIES, 'readwrite', { durability: 'strict' })
    await Promise.all([work(transaction.objectStore(ENTRIES)), finished(transaction)])
  }

  return {
    async all() {
      return readAll(await settled((await database()).transaction(ENTRIES).objectStore(ENTRIES).getAll()))
    },
    update: (orderId, change) =>
      write(async (entries) => {
        const all = readAll(await settled(entries.getAll()))
        const known = all.find((entry) => entry.orderId === orderId)
        const next = change(known, all)
        if (next) await settled(entries.put(next))
      }),
    remove: (orderId) => write((entries) => settled(entries.delete(orderId))),
  }
}
