// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { store } from '../state/store.ts'
import { toastsAtom } from '../state/toasts.ts'
import { toastAndFocus } from './focus.ts'

const announced = () =>
  store
    .get(toastsAtom)
    .filter(({ announce }) => announce)
    .map(({ text }) => text)
const shown = () => store.get(toastsAtom).map(({ text }) => text)
const field = document.createElement('input')

beforeEach(() => {
  document.body.replaceChildren(field)
  field.blur()
  store.set(toastsAtom, [])
})

it('leaves the announcement to the newly focused field', () => {
  toastAndFocus(field, 'Please enter valid OTP')
  expect(document.activeElement).toBe(field)
  expect(shown()).toEqual(['Please enter valid OTP'])
  expect(announced()).toEqual([])
})

it('announces the toast if the field already has focus', () => {
  field.focus()
  toastAndFocus(field, 'Please enter valid OTP')
  expect(document.activeElement).toBe(field)
  expect(announced()).toEqual(['Please enter valid OTP'])
})

it('announces the toast without a field', () => {
  toastAndFocus(undefined, 'Please enter valid OTP')
  expect(announced()).toEqual(['Please enter valid OTP'])
})
