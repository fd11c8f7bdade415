/** State of the header's login dialog. */
import { atom } from 'jotai'
import { store } from '../../state/store.ts'

export type LoginDialogState =
  | { status: 'closed' }
  | { status: 'open'; /** After login; the same page when empty. */ returnTo?: string }

export const loginDialogAtom = atom<LoginDialogState>({ status: 'closed' })

export function openLogin(returnTo?: string): void {
  store.set(loginDialogAtom, { status: 'open', ...(returnTo && { returnTo }) })
}

export function closeLogin(): void {
  store.set(loginDialogAtom, { status: 'closed' })
}
