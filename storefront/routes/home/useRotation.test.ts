// @vitest-environment jsdom
/** When the home page's banners rotate. */
import { act, cleanup, renderHook } from '@testing-library/react'
import type { FocusEvent } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRotation } from './useRotation.ts'

let wantsLess: boolean
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  wantsLess = false
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: wantsLess }) as MediaQueryList
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const rotate = (count = 3) => renderHook(() => useRotation(count, 1000)).result

it('turns at each interval, but not under the pointer', () => {
  const rotation = rotate()
  wait(1000)
  expect(rotation.current.index).toBe(1)
  act(() => rotation.current.attention.onPointerEnter())
  wait(5000)
  expect(rotation.current.index).toBe(1)
  act(() => rotation.current.attention.onPointerLeave())
  wait(1000)
  expect(rotation.current.index).toBe(2)
})

it('begins paused for visitors who prefer less motion, until they start it', () => {
  wantsLess = true
  const rotation = rotate()
  wait(5000)
  expect(rotation.current).toMatchObject({ index: 0, paused: true })
  act(() => rotation.current.toggle())
  wait(1000)
  expect(rotation.current.index).toBe(1)
})

it('goes from the last banner to the first, and needs a second one', () => {
  const [three, one, none] = [rotate(), rotate(1), rotate(0)]
  wait(3000)
  expect([three, one, none].map(({ current }) => current.index)).toEqual([0, 0, 0])
  wait(1000)
  expect([three, one, none].map(({ current }) => current.index)).toEqual([1, 0, 0])
})

it('stops for the keyboard and on a hidden page, and where it is paused', () => {
  const rotation = rotate()
  const focus = (isVisible: boolean) => ({ target: { matches: () => isVisible } }) as unknown as FocusEvent
  act(() => rotation.current.attention.onFocus(focus(true)))
  wait(5000)
  expect(rotation.current.index).toBe(0)
  act(() => rotation.current.attention.onBlur())
  const visibility = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  wait(5000)
  expect(rotation.current.index).toBe(0)
  visibility.mockRestore()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  wait(1000)
  expect(rotation.current.index).toBe(1)
  act(() => rotation.current.toggle())
  wait(5000)
  expect(rotation.current.index).toBe(1)
})

it('waits in a tab that was opened in the background', () => {
  const visibility = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const rotation = rotate()
  wait(5000)
  expect(rotation.current.index).toBe(0)
  visibility.mockRestore()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  wait(1000)
  expect(rotation.current.index).toBe(1)
})
