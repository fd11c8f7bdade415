// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { store } from './store.ts'
import { dismissToast, showKeptToast, toast, toastAfterReload, toastsAtom } from './toasts.ts'

const shown = () => store.get(toastsAtom).map(({ text }) => text)

beforeEach(() => store.set(toastsAtom, []))

it('keeps messages in order, and shows the same one only once', { tags: ['@SHELL-070'] }, () => {
  toast('success', 'Added')
  toast('error', 'Please select date')
  toast('error', 'Please select date')
  expect(shown()).toEqual(['Added', 'Please select date'])
})

it('shows nothing for an empty message', () => {
  toast('success', '')
  expect(shown()).toEqual([])
})

it('dismisses a message, and shows it again when it is repeated', () => {
  toast('error', 'Please select date')
  dismissToast(store.get(toastsAtom)[0]?.id ?? '')
  toast('error', 'Please select date')
  expect(shown()).toEqual(['Please select date'])
})

it('keeps one message over a reload, once', () => {
  toastAfterReload('success', 'Welcome, Meera')
  showKeptToast()
  showKeptToast()
  expect(shown()).toEqual(['Welcome, Meera'])
})

it.each(['{', 'null', '[]', '{"tone":"success"}', '{"tone":"loud","text":"Hello"}'])('shows nothing for %s', (kept) => {
  sessionStorage.setItem('toast-after-reload', kept)
  showKeptToast()
  expect(shown()).toEqual([])
})
