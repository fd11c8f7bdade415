// @vitest-environment jsdom
/** A card requests the chosen day once. */
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/error.ts'
import type { Day } from '../../text/dates.ts'
import { forgetDays, type Product } from './days.ts'
import { useDayOf, type DayAvailability } from './useDayOf.ts'

const DAY = '2026-12-01' as Day
const OTHER = '2026-12-02' as Day

const check = vi.fn<Product['check']>()
const product: Product = { key: 'package 141', check }
const onAnswer = vi.fn<(availability: DayAvailability) => void>()

const render = (day: Day) => renderHook((chosen: Day) => useDayOf(product, chosen, onAnswer), { initialProps: day })
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 6) })
  forgetDays()
  check.mockReset()
  onAnswer.mockReset()
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
  const { rerender } = render(DAY)
  await later(100)
  expect(onAnswer.mock.lastCall).toEqual([{ answer: { status: 'checking' } }])
  const signal = check.mock.calls[0]?.[1]?.signal
  expect(signal?.aborted).toBe(false)

  rerender(OTHER)
  await later(100)
  expect(signal?.aborted).toBe(true)
  expect(onAnswer.mock.lastCall).toMatchObject([{ answer: { text: 'Nearly' } }])
})

it('asks a busy provider again only when the visitor retries', async () => {
  check.mockRejectedValue(new ApiError('GetAvailabilityForPackage', { type: 'status', status: 503, retryAfter: '3' }))
  const { result } = render(DAY)
  await later(5000)
  expect(onAnswer.mock.lastCall).toEqual(['failed'])
  expect(check).toHaveBeenCalledTimes(1)

  act(() => result.current())
  await later(100)
  expect(check).toHaveBeenCalledTimes(2)
})

it('refuses the day once the shoot has begun', async () => {
  check.mockResolvedValue({ n: 1, Msg: '', Status: '' })
  const today = '2026-11-20' as Day
  // At 12:30, an hour from now in India.
  const { rerender } = renderHook(() => useDayOf({ ...product, start: 12 * 60 + 30 }, today, onAnswer))
  await later(100)
  expect(onAnswer.mock.lastCall).toMatchObject([{ answer: { status: 'known' }, refused: false }])
  await later(3_600_000)
  rerender()
  await later(100)
  expect(onAnswer.mock.lastCall).toMatchObject([{ answer: { status: 'over' }, refused: true }])
})
