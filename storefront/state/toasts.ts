import { atom } from 'jotai'
import * as v from 'valibot'
import { storedValue } from '../storage.ts'
import { TOAST_KEY } from '../storageKeys.ts'
import { oneOf } from '../text/json.ts'
import { store } from './store.ts'

const toneSchema = oneOf('success', 'error', 'info')

export interface Toast {
  id: string
  tone: v.InferOutput<typeof toneSchema>
  text: string
  /** False if another live region announces the same text. */
  announce: boolean
}

export const toastsAtom = atom<readonly Toast[]>([])

const toastToShow = storedValue('session', TOAST_KEY, v.object({ tone: toneSchema, text: v.string() }))
let made = 0

/** Ignores an empty text, and one that is already shown (SHELL-070). */
export function toast(tone: Toast['tone'], text: string, announce = true): void {
  if (!text) return
  const shown = store.get(toastsAtom)
  if (shown.some((other) => other.tone === tone && other.text === text)) return
  made += 1
  store.set(toastsAtom, [...shown, { id: `toast-${made}`, tone, text, announce }])
}

export function dismissToast(id: string): void {
  store.set(toastsAtom, (shown) => shown.filter((other) => other.id !== id))
}

/** Shows a message after the next page load (C-100). It is lost if storage is refused. */
export const toastAfterReload = (tone: Toast['tone'], text: string): void => toastToShow.write({ tone, text })

export function showKeptToast(): void {
  const message = toastToShow.read()
  toastToShow.forget()
  if (message) toast(message.tone, message.text)
}
