/**
 * The alert for a provider that is unreachable or no longer knows the session. It opens once, then the visitor logs in
 * again. A flag in local storage guards it (C-009, C-010).
 */
import { atom } from 'jotai'
import type { ApiError } from '../api/error.ts'
import { clearStorage, readText, writeText } from '../storage.ts'
import { ALERT_KEY, CHANGE_REQUESTS, PLAN_KEY, type SwapKey } from '../storageKeys.ts'
import { MESSAGES } from '../text/messages.ts'
import { store } from './store.ts'

export const alertAtom = atom<string | undefined>(undefined)

export const isAlertFlagged = (): boolean => readText('local', ALERT_KEY) === '1'

export const flagAlert = (): void => writeText('local', ALERT_KEY, '1')

/** Called at login and on the home page, or a second outage would never be reported. */
export const resetAlert = (): void => writeText('local', ALERT_KEY, null)

/** Keeps the plan, what a cut-off swap has to put back into the cart, and requests to change a booking. */
export const clearLocal = (): void =>
  clearStorage('local', PLAN_KEY, 'package-being-swapped' satisfies SwapKey, CHANGE_REQUESTS)

/** @returns false if the alert was shown and closed before. */
export function raiseAlert({ failure }: ApiError): boolean {
  if (isAlertFlagged()) return store.get(alertAtom) !== undefined
  clearLocal()
  flagAlert()
  store.set(alertAtom, failure.type === 'unreachable' ? MESSAGES.serverDown : MESSAGES.sessionExpired)
  return true
}
