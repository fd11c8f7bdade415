/** The journal uses IndexedDB, whose transactions keep tabs from overwriting each other and survive a power cut. */
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

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(PAYMENT_JOURNAL, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(ENTRIES, { keyPath: 'orderId' }))
  return settled(request)
}

export function indexedDbStore(): EntryStore {
  /** Each one opens a new connection, because Safari breaks those of a page that was in the background. */
  async function transact<Result>(
    mode: IDBTransactionMode,
    work: (entries: IDBObjectStore) => Promise<Result>,
  ): Promise<Result> {
    const database = await open()
    const transaction = database.transaction(ENTRIES, mode, { durability: 'strict' })
    // Waits for the transaction, and lets other tabs upgrade the version.
    database.close()
    const [result] = await Promise.all([work(transaction.objectStore(ENTRIES)), finished(transaction)])
    return result
  }

  return {
    all: () => transact('readonly', async (entries) => readAll(await settled(entries.getAll()))),
    update: (orderId, change) =>
      transact('readwrite', async (entries) => {
        const all = readAll(await settled(entries.getAll()))
        const known = all.find((entry) => entry.orderId === orderId)
        const next = change(known, all)
        if (next) await settled(entries.put(next))
      }),
    remove: (orderId) => transact('readwrite', (entries) => settled(entries.delete(orderId))),
  }
}
