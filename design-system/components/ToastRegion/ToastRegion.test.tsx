// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastRegion } from './ToastRegion.tsx'

const dismissed = vi.fn()

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const isLeaving = () => screen.getByRole('listitem').hasAttribute('data-leaving')

/** It starts to leave after this time, and is removed once it has faded. */
function expectToStayFor(milliseconds: number): void {
  wait(milliseconds - 1)
  expect(isLeaving()).toBe(false)
  wait(1)
  expect(isLeaving()).toBe(true)
  wait(299)
  expect(dismissed).not.toHaveBeenCalled()
  wait(1)
  expect(dismissed).toHaveBeenCalledExactlyOnceWith('1')
}

beforeEach(() => {
  vi.useFakeTimers()
  const toasts = [{ id: '1', tone: 'error', text: 'Please enter your name' }] as const
  render(<ToastRegion label="Messages" dismissLabel="Dismiss" toasts={toasts} onDismiss={dismissed} />)
})
afterEach(() => {
  cleanup()
  dismissed.mockReset()
  vi.useRealTimers()
})

it(
  'leaves after 1300 ms, with an animation of 300 ms',
  { tags: ['@SHELL-067', '@SHELL-068', '@CONST-34', '@CONST-46'] },
  () => expectToStayFor(1300),
)

it('stays under the pointer, and leaves 1000 ms later', { tags: ['@SHELL-069', '@CONST-46'] }, () => {
  wait(1000)
  fireEvent.pointerEnter(screen.getByRole('list'))
  wait(5000)
  expect(isLeaving()).toBe(false)
  fireEvent.pointerLeave(screen.getByRole('list'))
  expectToStayFor(1000)
})
