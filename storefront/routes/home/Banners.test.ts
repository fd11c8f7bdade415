// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRotation } from './Banners.tsx'

let wantsLess = false
beforeEach(() => {
  vi.useFakeTimers()
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: wantsLess }) as MediaQueryList
})
afterEach(() => {
  vi.useRealTimers()
  wantsLess = false
})
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))

it('shows the next banner every six seconds, and the first after the last', () => {
  const { result } = renderHook(() => useRotation(3))
  wait(6)
  expect(result.current.index).toBe(1)
  wait(6)
  expect(result.current.index).toBe(2)
  wait(6)
  expect(result.current.index).toBe(0)
})

it('is paused at first for visitors who prefer less motion', () => {
  wantsLess = true
  const { result } = renderHook(() => useRotation(3))
  wait(60)
  expect(result.current).toMatchObject({ index: 0, paused: true })
})
