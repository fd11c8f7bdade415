import { atom } from 'jotai'
import { store } from '../../state/store.ts'

export type LoginDialogState =
  | { status: 'closed' }
  | { status: 'open'; /** Where to go after the login; empty for the same page. */ returnTo?: string }

export const loginDialogAtom = atom<LoginDialogState>({ status: 'closed' })

export function openLogin(returnTo?: string): void {
  store.set(loginDialogAtom, { status: 'open', ...(returnTo && { returnTo }) })
}

export function closeLogin(): void {
  store.set(loginDialogAtom, { status: 'closed' })
}
