/** Who is logged in. Session storage holds the session; components read the atom. */
import { atom } from 'jotai'
import type { Login } from '../api/contract/account.ts'
import { clearKeys, isLoggedIn, keptSessionId, readKey, writeKey } from '../api/identity.ts'
import { channelTo } from '../storage.ts'
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

/** Everyone is a guest until `recheckSession`, because prerendered pages are anonymous. */
export const sessionAtom = atom<Session>({ status: 'guest' })

const endings: (() => void)[] = []
const expiries: (() => void)[] = []
/** The user whose session expired on this page: drafts are kept only for them. */
let expired: string | undefined

export function onSessionEnd(forget: () => void): void {
  endings.push(forget)
}

/** Registers state that an expired session clears as well; drafts are not part of it. */
export function onSessionExpiry(forget: () => void): void {
  expiries.push(forget)
}

/**
 * A tab that shows another site misses logouts. They change the cookie SessionId, so a session stored under another id
 * is cleared.
 */
function endWhatEndedElsewhere(): void {
  const left = readKey('SessionIdWhenLeft')
  if (left === '') return
  writeKey('SessionIdWhenLeft', '')
  if (left !== keptSessionId()) clearKeys()
}

/** Reads the stored session again: after login, on protected pages, and when the back-forward cache restores a page. */
export function recheckSession(): Session {
  endWhatEndedElsewhere()
  const before = store.get(sessionAtom)
  const session = readSession()
  // A new but equal object would rerender every subscriber.
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

/** Clears all of session storage, even if the provider failed to log out (LOGOUT-02, LOGOUT-03). */
export function endSession(): void {
  if (isLoggedIn()) tabs?.postMessage({ type: 'ended', token: readKey('TokenId') } satisfies News)
  clearKeys()
  recheckSession()
}

/** Called when the provider rejects the token: token, user and cart are cleared, drafts stay. */
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
 * Session storage is not shared between tabs. A guest's tab takes over a login, and a logout ends the session in every
 * tab of that user.
 * @param onChange runs after either.
 * @param onLogout runs after a logout.
 */
export function followOtherTabs(onChange: () => void, onLogout: () => void): void {
  window.addEventListener('pagehide', () => isLoggedIn() && writeKey('SessionIdWhenLeft', keptSessionId()))
  tabs = channelTo(SESSION_CHANNEL)
  tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
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
