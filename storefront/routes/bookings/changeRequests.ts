/** What the visitor asked for, by order, because the provider's list of bookings does not say. */
import { atom } from 'jotai'
import * as v from 'valibot'
import { onSessionEnd } from '../../state/session.ts'
import { store } from '../../state/store.ts'
import { CHANGE_REQUESTS } from '../../storageKeys.ts'
import type { Day } from '../../text/dates.ts'

export interface StoredRequest {
  orderId: string
  for?: Day | undefined
  /** When cancelling was asked for, in milliseconds since 1970. */
  cancelAt?: number | undefined
}

const day = v.custom<Day>((value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value)))
const schema = v.object({ orderId: v.string(), for: v.optional(day), cancelAt: v.optional(v.number()) })

export const changeRequestsAtom = atom<Readonly<Record<string, StoredRequest>>>({})

const STORE = 'asked'

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

/** IndexedDB, because the home page clears local storage (C-006). */
async function entries(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(CHANGE_REQUESTS, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'orderId' }))
  const database = await settled(request)
  const transaction = database.transaction(STORE, mode)
  const close = (): void => database.close()
  transaction.addEventListener('complete', close)
  transaction.addEventListener('abort', close)
  return transaction.objectStore(STORE)
}

const put = (asked: StoredRequest): void => store.set(changeRequestsAtom, (all) => ({ ...all, [asked.orderId]: asked }))

/** The request is stored before it is shown, because the visitor may leave as soon as it is shown. */
export async function keepAsked(asked: StoredRequest): Promise<void> {
  try {
    const all = await entries('readwrite')
    all.put(asked)
    await finished(all.transaction)
  } catch {
    // Without storage the request is shown until the page is left.
  }
  put(asked)
}

export async function loadAsked(): Promise<void> {
  try {
    const all: unknown[] = await settled((await entries('readonly')).getAll())
    for (const one of all) {
      const read = v.safeParse(schema, one)
      if (read.success) put(read.output)
    }
  } catch {}
}

// `client.tsx` deletes the database, because a logout may happen on a page that has not loaded this module.
onSessionEnd(() => store.set(changeRequestsAtom, {}))
