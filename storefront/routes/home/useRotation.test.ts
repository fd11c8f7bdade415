// @vitest-environment jsdom
/** When the banners of the home page turn. */
import { act, cleanup, renderHook } from '@testing-library/react'
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

const rotate = () => renderHook(() => useRotation(3, 1000)).result

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
