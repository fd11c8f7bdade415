// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx'

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

const toasts = [{ id: '1', tone: 'error', text: 'Please enter your name' }] as const
const draw = (times?: Pick<ToastRegionProps, 'timeout' | 'extended'>) =>
  render(<ToastRegion label="Messages" dismissLabel="Dismiss" toasts={toasts} onDismiss={dismissed} {...times} />)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  dismissed.mockReset()
  vi.useRealTimers()
})

it(
  'leaves after 1300 ms, with an animation of 300 ms',
  { tags: ['@SHELL-067', '@SHELL-068', '@CONST-34', '@CONST-46'] },
  () => {
    draw()
    expectToStayFor(1300)
  },
)

it('stays under the pointer, and leaves 1000 ms later', { tags: ['@SHELL-069', '@CONST-46'] }, () => {
  draw()
  wait(1000)
  fireEvent.pointerEnter(screen.getByRole('list'))
  wait(5000)
  expect(isLeaving()).toBe(false)
  expect(screen.getByRole('listitem').hasAttribute('data-held')).toBe(true)
  fireEvent.pointerLeave(screen.getByRole('list'))
  expectToStayFor(1000)
})

it('leaves after another time', () => {
  draw({ timeout: 50 })
  expectToStayFor(50)
})

it('leaves another time after the pointer', () => {
  draw({ extended: 20 })
  fireEvent.pointerEnter(screen.getByRole('list'))
  fireEvent.pointerLeave(screen.getByRole('list'))
  expectToStayFor(20)
})
