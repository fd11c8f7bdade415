/** Who is logged in. Session storage holds it under the documents' keys; the atom is what the page shows. */
import { atom } from 'jotai'
import type { Login } from '../api/account.ts'
import { clearKeys, isLoggedIn, readKey, writeKey } from '../api/identity.ts'
import { resetAlert } from './alert.ts'
import { store } from './store.ts'

export type Session = { is: 'guest' } | { is: 'user'; id: string; name: string; mobile: string; email: string }

function readSession(): Session {
  if (!isLoggedIn()) return { is: 'guest' }
  return {
    is: 'user',
    id: readKey('UserId'),
    name: readKey('UserName'),
    mobile: readKey('UserMobileNo'),
    email: readKey('UserEmailId'),
  }
}

/** A guest until `recheckSession`: pages rendered ahead know nobody. */
export const sessionAtom = atom<Session>({ is: 'guest' })

/** Reads the keys again: after login, and when a page comes back from the back-forward cache. */
export function recheckSession(): Session {
  const session = readSession()
  store.set(sessionAtom, session)
  return session
}

export function startSession({ Token, UserDetails }: Login): void {
  writeKey('TokenId', Token)
  writeKey('UserId', String(UserDetails.Id))
  writeKey('UserName', UserDetails.Name)
  writeKey('UserMobileNo', UserDetails.Mobile)
  writeKey('UserEmailId', UserDetails.EmailId)
  resetAlert()
  recheckSession()
}

/** E-mail or mobile number after a change. */
export function updateSession(key: 'UserEmailId' | 'UserMobileNo', value: string): void {
  writeKey(key, value)
  recheckSession()
}

/** Clears all of session storage, whatever the provider said (LOGOUT-02, LOGOUT-03). */
export function endSession(): void {
  clearKeys()
  recheckSession()
}
