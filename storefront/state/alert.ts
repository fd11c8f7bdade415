/**
 * Shared handling of a provider that cannot be reached or no longer knows us: an alert, once, then login.
 * The flag SessionAlert in local storage is the guard; local storage is cleared with it (C-009, C-010).
 */
import { atom } from 'jotai'
import type { ApiError } from '../api/error.ts'
import { ALERT_KEY } from '../storageKeys.ts'
import { MESSAGES } from '../text/messages.ts'
import { store } from './store.ts'

/** The sentence of the open alert, undefined when there is none. */
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

/** A login and the home page end the guard, or a second outage would be silent for ever. */
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

/** @returns true when the alert was raised, false when the guard had been set and the page must cope itself. */
export function raiseAlert({ failure }: ApiError): boolean {
  if (isAlertFlagged()) return false
  clearLocal()
  flagAlert()
  store.set(alertAtom, failure.type === 'unreachable' ? MESSAGES.serverDown : MESSAGES.sessionExpired)
  return true
}
