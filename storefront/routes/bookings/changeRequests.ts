/** What the visitor asked for, by order, because the provider's list of bookings does not say. */
import { atom } from 'jotai'
import * as v from 'valibot'
import { onSessionEnd } from '../../state/session.ts'
import { store } from '../../state/store.ts'
import { storedValue } from '../../storage.ts'
import { CHANGE_REQUESTS } from '../../storageKeys.ts'
import type { Day } from '../../text/dates.ts'
import { isRecord } from '../../text/json.ts'

/** A request for another day, or one to cancel, with its time in milliseconds since 1970. */
export type StoredRequest = { for: Day } | { cancelAt: number }

const day = v.custom<Day>((value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value)))
const request = v.union([v.object({ for: day }), v.object({ cancelAt: v.number() })])
const isRequest = (entry: [string, unknown]): entry is [string, StoredRequest] => v.safeParse(request, entry[1]).success
/** A malformed request is left out, and the others are kept. */
const requests = v.pipe(
  v.custom<Record<string, unknown>>(isRecord),
  v.transform((all) => Object.fromEntries(Object.entries(all).filter(isRequest))),
)
const kept = storedValue('local', CHANGE_REQUESTS, requests)

export const changeRequestsAtom = atom<Readonly<Record<string, StoredRequest | undefined>>>({})
changeRequestsAtom.onMount = (set) => set(kept.read() ?? {})

export function keepAsked(orderId: string, asked: StoredRequest): void {
  // Another tab may have stored one since.
  const all = { ...kept.read(), [orderId]: asked }
  kept.write(all)
  store.set(changeRequestsAtom, all)
}

// `client.tsx` clears the storage, because a logout may happen on a page that has not loaded this module.
onSessionEnd(() => store.set(changeRequestsAtom, {}))
