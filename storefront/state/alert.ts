/**
 * The alert for a provider that cannot be reached or no longer knows the session: shown once, then login. A flag in
 * local storage guards it, which is cleared with it (C-009, C-010).
 */
import { atom } from 'jotai'
import type { ApiError } from '../api/error.ts'
import { ALERT_KEY } from '../storageKeys.ts'
import { MESSAGES } from '../text/messages.ts'
import { store } from './store.ts'

/** The open alert's text. */
export const alertAtom = atom<string | undefined>(undefined)

function local(): Storage | undefined {
  try {
    return typeof localStorage === 'undefined' ? undefined : localStorage
  } catch {
    return undefined
  }
}

let flagInMemory = false

export function isAlertFlagged(): boolean {
  try {
    return local()?.getItem(ALERT_KEY) === '1' || flagInMemory
  } catch {
    return flagInMemory
  }
}

export function flagAlert(): void {
  flagInMemory = true
  try {
    local()?.setItem(ALERT_KEY, '1')
  } catch {
    // The copy in memory guards this page.
  }
}

/** At login and on the home page, or a second outage would never be reported. */
export function resetAlert(): void {
  flagInMemory = false
  try {
    local()?.removeItem(ALERT_KEY)
  } catch {
    // It was never stored.
  }
}

export function clearLocal(): void {
  flagInMemory = false
  try {
    local()?.clear()
  } catch {
    // Nothing was stored.
  }
}

/** @returns false when the guard was set: the page must show the failure itself. */
export function raiseAlert({ failure }: ApiError): boolean {
  if (isAlertFlagged()) return false
  clearLocal()
  flagAlert()
  store.set(alertAtom, failure.type === 'unreachable' ? MESSAGES.serverDown : MESSAGES.sessionExpired)
  return true
}
