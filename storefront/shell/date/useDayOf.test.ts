// @vitest-environment jsdom
/** Each card requests the chosen day once. */
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/error.ts'
import type { Day } from '../../text/dates.ts'
import { forgetDays, type Product } from './days.ts'
import { useDayOf } from './useDayOf.ts'

const DAY = '2026-12-01' as Day
const OTHER = '2026-12-02' as Day

const check = vi.fn<Product['check']>()
const products: readonly Product[] = ['141', '142'].map((id) => ({ key: `package ${id}`, check }))

const render = (day: Day) => renderHook((chosen: Day) => useDayOf(products, chosen), { initialProps: day })
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 6) })
  forgetDays()
  check.mockReset()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('does not wait for a day that is no longer wanted', async () => {
  // The first day is never answered.
  check.mockImplementation((day) =>
    day === '02 Dec 2026' ? Promise.resolve({ n: 2, Msg: '', Status: 'Nearly' }) : new Promise(() => undefined),
  )
  const { result, rerender } = render(DAY)
  await later(100)
  expect(result.current.all()).toEqual([{ answer: { status: 'checking' } }, { answer: { status: 'checking' } }])
  const asked = check.mock.calls.map(([, options]) => options?.signal?.aborted)
  expect(asked).toEqual([false, false])

  rerender(OTHER)
  await later(100)
  expect(check.mock.calls.slice(0, 2).map(([, options]) => options?.signal?.aborted)).toEqual([true, true])
  expect(result.current.all()).toMatchObject([{ answer: { text: 'Nearly' } }, { answer: { text: 'Nearly' } }])
})

it('asks a busy provider once for each card', async () => {
  check.mockRejectedValue(new ApiError('GetAvailabilityForPackage', { type: 'status', status: 503, retryAfter: '3' }))
  const { result } = render(DAY)
  await later(100)
  expect(result.current.all()).toEqual(['failed', 'failed'])
  expect(check).toHaveBeenCalledTimes(2)
})
