/** Who is logged in. Session storage holds it under the documents' keys; the atom is what the page shows. */
import { atom } from 'jotai'
import type { Login } from '../api/account.ts'
import { clearKeys, isLoggedIn, readKey, writeKey } from '../api/identity.ts'
import { SESSION_CHANNEL } from '../storageKeys.ts'
import { resetAlert } from './alert.ts'
import { store } from './store.ts'

export type Session = { status: 'guest' } | { status: 'user'; id: string; name: string; mobile: string; email: string }

const KEYS = ['TokenId', 'UserId', 'UserName', 'UserMobileNo', 'UserEmailId'] as const
type Keys = Readonly<Record<(typeof KEYS)[number], string>>

function readSession(): Session {
  if (!isLoggedIn()) return { status: 'guest' }
  return {
    status: 'user',
    id: readKey('UserId'),
    name: readKey('UserName'),
    mobile: readKey('UserMobileNo'),
    email: readKey('UserEmailId'),
  }
}

/** A guest until `recheckSession`: pages rendered ahead know nobody. */
export const sessionAtom = atom<Session>({ status: 'guest' })

const endings: (() => void)[] = []
const expiries: (() => void)[] = []
/** Whose session expired last in this page: what they typed is kept for them alone. */
let expired: string | undefined

/** For what the page remembers of its visitor beside the keys: forgotten when the session ends, wherever it was ended. */
export function onSessionEnd(forget: () => void): void {
  endings.push(forget)
}

/** For what is no draft: forgotten when the provider no longer knows the session, too. */
export function onSessionExpiry(forget: () => void): void {
  expiries.push(forget)
}

/** Reads the keys again: after login, on protected pages, and when a page comes back from the back-forward cache. */
export function recheckSession(): Session {
  const before = store.get(sessionAtom)
  const session = readSession()
  store.set(sessionAtom, session)
  const last = before.status === 'user' ? before.id : expired
  const isSame = last === undefined || (session.status === 'user' ? session.id === last : before.status === 'guest')
  if (!isSame) for (const forget of endings) forget()
  if (session.status === 'user') expired = undefined
  return session
}

function take(keys: Keys): void {
  for (const key of KEYS) writeKey(key, keys[key])
  resetAlert()
  recheckSession()
}

export function startSession({ Token, UserDetails: { Id, Name, Mobile, EmailId } }: Login): void {
  take({ TokenId: Token, UserId: String(Id), UserName: Name, UserMobileNo: Mobile, UserEmailId: EmailId })
  tellStart()
}

/** E-mail or mobile number after a change. */
export function updateSession(key: 'UserEmailId' | 'UserMobileNo', value: string): void {
  writeKey(key, value)
  recheckSession()
  tellStart()
}

/** Clears all of session storage, whatever the provider said (LOGOUT-02, LOGOUT-03). */
export function endSession(): void {
  if (isLoggedIn()) tabs?.postMessage({ type: 'ended', token: readKey('TokenId') } satisfies News)
  clearKeys()
  recheckSession()
}

/** The provider no longer knows the token: token, user and cart go at once; drafts are no credentials and stay. */
export function expireSession(): void {
  const session = store.get(sessionAtom)
  for (const key of [...KEYS, 'Cart'] as const) writeKey(key, '')
  if (session.status === 'guest') return
  expired = session.id
  store.set(sessionAtom, { status: 'guest' })
  for (const forget of expiries) forget()
}

type News = { type: 'started'; keys: Keys } | { type: 'ended'; token: string }

let tabs: BroadcastChannel | undefined

function tellStart(): void {
  const keys = Object.fromEntries(KEYS.map((key) => [key, readKey(key)])) as Keys
  tabs?.postMessage({ type: 'started', keys } satisfies News)
}

function isSessionNews(data: unknown): data is News {
  return typeof data === 'object' && data !== null && 'type' in data
}

/**
 * Session storage is each tab's own, so tabs tell each other: a guest's tab takes over a login, and one login
 * ends in all its tabs. A tab that somebody else is logged in to keeps to itself.
 * @param onChange after this tab has followed another.
 * @param onLogout after it has followed a logout.
 */
export function followOtherTabs(onChange: () => void, onLogout: () => void): void {
  if (typeof BroadcastChannel === 'undefined') return
  tabs = new BroadcastChannel(SESSION_CHANNEL)
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isSessionNews(data)) return
    if (data.type === 'started') {
      if (isLoggedIn() && readKey('UserId') !== data.keys.UserId) return
      take(data.keys)
    } else {
      if (!isLoggedIn() || readKey('TokenId') !== data.token) return
      clearKeys()
      recheckSession()
      onLogout()
    }
    onChange()
  })
}
