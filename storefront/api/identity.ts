/**
 * The session keys and the SessionId cookie, under the documents' names (STOR rows). They fall back to memory if
 * storage is refused.
 */
import { clearStorage, readText, writeText } from '../storage.ts'
import { PAYMENT_JOURNAL, type SessionKey } from '../storageKeys.ts'
import type { Identity } from './contract/cart.ts'
import { isSessionId, SESSION_COOKIE } from './contract/codes.ts'

/** Empty if missing (C-037). */
export const readKey = (key: SessionKey): string => readText('session', key) ?? ''

/** An empty value removes the key. */
export const writeKey = (key: SessionKey, value: string): void => writeText('session', key, value || null)

/**
 * Logout clears all of session storage (STOR-12), except the copy of unsettled payments. The journal anonymises that
 * copy.
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

/** Redraws bytes from 252 up, because they would bias the result. */
export function newSessionId(): string {
  let made = ''
  while (made.length < SESSION_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(SESSION_LENGTH))) {
      if (byte < 252 && made.length < SESSION_LENGTH) made += LETTERS[byte % 36]
    }
  }
  return made
}

/** If cookies are refused, the value is lost with the page. */
export function keepCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
  } catch {
    // A sandboxed frame has no cookies.
  }
}

/** Fallback if the cookie is refused or was cleared. */
let known = ''

/** Over https, a second cookie that no sibling subdomain can set has the same value. Page and server prefer it. */
const HOST_COOKIE = `__Host-${SESSION_COOKIE}`

function keepId(): void {
  if (location.protocol === 'https:') keepCookie(HOST_COOKIE, known, ONE_YEAR)
  keepCookie(SESSION_COOKIE, known, ONE_YEAR)
}

/** Empty if cookies are refused. */
export const keptSessionId = (): string => cookie(HOST_COOKIE) || cookie(SESSION_COOKIE)

/** The id of the guest's cart, created if missing; `renew` restarts the cookie's year (C-048). */
export function sessionId(renew = false): string {
  const kept = keptSessionId()
  const isKept = isSessionId(kept)
  if (isKept) known = kept
  else known ||= newSessionId()
  if ((!isKept || renew) && typeof document !== 'undefined') keepId()
  return known
}

/** Called after a login and at a logout, so that whoever knew or planted the old id cannot reach a cart with it. */
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
