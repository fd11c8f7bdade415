/** Who is logged in: stored in session storage, shown from the atom. */
import { atom } from 'jotai'
import type { Login } from '../api/account.ts'
import { clearKeys, isLoggedIn, keptSessionId, readKey, writeKey } from '../api/identity.ts'
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

/** A guest until `recheckSession`, since prerendered pages are anonymous. */
export const sessionAtom = atom<Session>({ status: 'guest' })

const endings: (() => void)[] = []
const expiries: (() => void)[] = []
/** The user whose session expired in this page: drafts are kept for them alone. */
let expired: string | undefined

/** Registers state to clear when the session ends. */
export function onSessionEnd(forget: () => void): void {
  endings.push(forget)
}

/** Registers state other than drafts, to clear also when the session expires. */
export function onSessionExpiry(forget: () => void): void {
  expiries.push(forget)
}

/**
 * A tab that shows another site hears of no logout. Logins and logouts change the cookie SessionId, so a session under
 * another one may be over, and is not shown again.
 */
function endWhatEndedElsewhere(): void {
  const left = readKey('SessionIdWhenLeft')
  if (left === '') return
  writeKey('SessionIdWhenLeft', '')
  if (left !== keptSessionId()) clearKeys()
}

/** Reads the keys again: after login, on protected pages, and when a page returns from the back-forward cache. */
export function recheckSession(): Session {
  endWhatEndedElsewhere()
  const before = store.get(sessionAtom)
  const session = readSession()
  // Another object would render what shows the session again.
  if (JSON.stringify(session) !== JSON.stringify(before)) store.set(sessionAtom, session)
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
  writeKey('GuestCartToMerge', 'yes')
  take({ TokenId: Token, UserId: String(Id), UserName: Name, UserMobileNo: Mobile, UserEmailId: EmailId })
  tellStart()
}

export function updateSession(key: 'UserEmailId' | 'UserMobileNo', value: string): void {
  writeKey(key, value)
  recheckSession()
  tellStart()
}

/** Clears all of session storage, whatever the provider answered (LOGOUT-02, LOGOUT-03). */
export function endSession(): void {
  if (isLoggedIn()) tabs?.postMessage({ type: 'ended', token: readKey('TokenId') } satisfies News)
  clearKeys()
  recheckSession()
}

/** The provider rejected the token: token, user and cart go at once, drafts stay. */
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
 * Shares logins and logouts between tabs, whose session storage is separate: a guest's tab takes over a login, and a
 * logout ends it in all its tabs. A tab with another user ignores both.
 * @param onChange after following another tab.
 * @param onLogout after following a logout.
 */
export function followOtherTabs(onChange: () => void, onLogout: () => void): void {
  window.addEventListener('pagehide', () => isLoggedIn() && writeKey('SessionIdWhenLeft', keptSessionId()))
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
