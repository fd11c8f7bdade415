/** Short messages, as they came. The region that shows them puts the newest on top and keeps the clock. */
import { atom } from 'jotai'
import { store } from './store.ts'

export interface Toast {
  id: string
  tone: 'success' | 'error' | 'info'
  text: string
  /** False where something else says the same aloud. */
  announce: boolean
}

export const toastsAtom = atom<readonly Toast[]>([])

const KEPT = 'toast-after-reload'
let made = 0

/** Shows a message; the same one is not shown twice at once (SHELL-070), an empty one not at all. */
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

/** Shows a message after the page was loaded anew (C-100). */
export function toastAfterReload(tone: Toast['tone'], text: string): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ tone, text }))
  } catch {
    // Without storage the message is lost with the page; the header still tells who is logged in.
  }
}

export function showKeptToast(): void {
  try {
    const kept = sessionStorage.getItem(KEPT)
    sessionStorage.removeItem(KEPT)
    if (!kept) return
    const { tone, text } = JSON.parse(kept) as Toast
    toast(tone === 'error' ? 'error' : 'success', text)
  } catch {
    // Nothing readable was kept.
  }
}
