import { atom } from 'jotai'
import { store } from '../../state/store.ts'

/** Undefined while the dialog is closed. */
export const loginDialogAtom = atom<{
  /** Where to go after the login; undefined for the same page. */
  returnTo: string | undefined
}>()

export function openLogin(returnTo?: string): void {
  store.set(loginDialogAtom, { returnTo })
}

export function closeLogin(): void {
  store.set(loginDialogAtom, undefined)
}
