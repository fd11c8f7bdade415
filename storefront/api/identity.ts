/**
 * The session keys and the SessionId cookie, under the documents' names (STOR rows). Where storage is refused they live
 * in memory.
 */
import { clearStorage, readText, writeText } from '../storage.ts'
import { PAYMENT_JOURNAL, type SessionKey } from '../storageKeys.ts'
import type { Identity } from './contract/cart.ts'
import { isSessionId, SESSION_COOKIE } from './contract/codes.ts'

/** Empty when absent (C-037). */
export const readKey = (key: SessionKey): string => readText('session', key) ?? ''

/** An empty value removes the key. */
export const writeKey = (key: SessionKey, value: string): void => writeText('session', key, value || null)

/**
 * Logout clears all of session storage (STOR-12) but the copy of unsettled payments, from which the journal removes
 * everything personal.
 */
export const clearKeys = (): void => clearStorage('session', PAYMENT_JOURNAL)

const SESSION_LENGTH = 15
export const ONE_YEAR = 365 * 24 * 60 * 60
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz'

export function cookie(name: string): string {
  try {
    const found =
      typeof document === 'undefined'
        ? undefined
        : document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
    return decodeURIComponent(found?.slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}

/** 15 lower-case letters and digits, without bias: bytes from 252 up are drawn again. */
export function newSessionId(): string {
  let made = ''
  while (made.length < SESSION_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(SESSION_LENGTH))) {
      if (byte < 252 && made.length < SESSION_LENGTH) made += LETTERS[byte % 36]
    }
  }
  return made
}

/** Where cookies are refused, the value is lost with the page. */
export function keepCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
  } catch {
    // A sandboxed frame has no cookies.
  }
}

/** For a cookie that is refused, or has been cleared meanwhile. */
let known = ''

/** Over https a second cookie, which no sister host can set, has the same value: it is preferred, here and by the server. */
const HOST_COOKIE = `__Host-${SESSION_COOKIE}`

function keepId(): void {
  if (location.protocol === 'https:') keepCookie(HOST_COOKIE, known, ONE_YEAR)
  keepCookie(SESSION_COOKIE, known, ONE_YEAR)
}

/** The cookie SessionId as it is; empty where cookies are refused. */
export const keptSessionId = (): string => cookie(HOST_COOKIE) || cookie(SESSION_COOKIE)

/** The guest cart's id from the cookie, made when missing; `renew` restarts the cookie's year (C-048). */
export function sessionId(renew = false): string {
  const kept = keptSessionId()
  const isKept = isSessionId(kept)
  if (isKept) known = kept
  else known ||= newSessionId()
  if ((!isKept || renew) && typeof document !== 'undefined') keepId()
  return known
}

/** After a login and at a logout: who knew or planted the old id reaches no cart with it any more. */
export function renewSessionId(): void {
  known = newSessionId()
  keepId()
}

export function identity(): Identity {
  return { UserId: readKey('UserId'), sessionId: sessionId() }
}

/** Needs both a token and a user id (C-036). */
export function isLoggedIn(): boolean {
  return readKey('TokenId') !== '' && readKey('UserId') !== ''
}

/** `{TokenId}-{UserId}`; undefined for a guest (APIC-04, APIC-05). */
export function authToken(): string | undefined {
  return isLoggedIn() ? `${readKey('TokenId')}-${readKey('UserId')}` : undefined
}
