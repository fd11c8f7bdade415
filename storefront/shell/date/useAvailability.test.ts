// @vitest-environment jsdom
/** Which of a month's days are cached, and for how long. */
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configure } from '../../settings.ts'
import type { Day } from '../../text/dates.ts'
import { isBookable, refusalOf } from './availability.ts'
import { forgetDays, isOver, packageDays, type Product } from './days.ts'
import { useAvailability } from './useAvailability.ts'

const FIRST = '2026-12-01' as Day
const LAST = '2026-12-03' as Day
const MINUTE = 60_000

const check = vi.fn<Product['check']>()
const product: Product = { key: 'package 101', check }

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 6) })
  configure({ askAhead: 60 })
  forgetDays()
  check.mockReset().mockResolvedValue({ n: 1, Msg: '', Status: '' })
})
afterEach(() => {
  cleanup()
  configure({})
  vi.useRealTimers()
})

async function lookAhead() {
  const { result } = renderHook(() => useAvailability(product))
  await act(async () => {
    result.current.lookAhead(FIRST, LAST)
    await vi.advanceTimersByTimeAsync(100)
  })
  return result
}

it('a day that was asked for ahead is marked, and asked for again after five minutes', async () => {
  const { current } = await lookAhead()
  expect(Object.keys(current.marks)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03'])

  vi.setSystemTime(Date.now() + 4 * MINUTE)
  await lookAhead()
  expect(check).toHaveBeenCalledTimes(3)

  vi.setSystemTime(Date.now() + MINUTE)
  const { result } = renderHook(() => useAvailability(product))
  expect(result.current.marks).toEqual({})
  check.mockResolvedValue({ n: 3, Msg: '', Status: '' })
  const renewed = await lookAhead()
  expect(check).toHaveBeenCalledTimes(6)
  expect(renewed.current.marks['2026-12-02' as Day]).toBe('sold')
})

it('the visible month is asked for again for another product, until a day is picked from it', async () => {
  const { result, rerender } = renderHook((key: string) => useAvailability({ key, check }), { initialProps: 'stay 1' })
  const choose = (key: string) => {
    rerender(key)
    return act(() => vi.advanceTimersByTimeAsync(100))
  }
  result.current.lookAhead(FIRST, LAST)
  await choose('stay 2')
  expect(Object.keys(result.current.marks)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03'])
  act(() => result.current.pick('2026-12-02'))
  await choose('stay 3')
  expect(result.current.marks).toEqual({})
})

it('a day that was asked for ahead is asked for again when it is picked', async () => {
  const result = await lookAhead()
  check.mockResolvedValue({ n: 3, Msg: '', Status: '' })
  await act(async () => {
    result.current.pick('2026-12-02')
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(check).toHaveBeenCalledTimes(4)
  expect(result.current.answer).toMatchObject({ availability: 'sold' })
})

it('only the picked day is asked for where nothing was agreed', async () => {
  configure({ askAhead: 0 })
  const result = await lookAhead()
  expect(check).not.toHaveBeenCalled()
  await act(async () => {
    result.current.pick('2026-12-02')
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(check).toHaveBeenCalledOnce()
})

it('a late answer for an earlier day does not replace that for the day picked last', async () => {
  const late = Promise.withResolvers<Awaited<ReturnType<Product['check']>>>()
  check.mockReturnValueOnce(late.promise)
  const { result } = renderHook(() => useAvailability(product))
  await act(async () => {
    result.current.pick('2026-12-01')
    await vi.advanceTimersByTimeAsync(0)
    result.current.pick('2026-12-02')
    await vi.advanceTimersByTimeAsync(0)
    late.resolve({ n: 3, Msg: '', Status: '' })
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(check).toHaveBeenCalledTimes(2)
  expect(result.current.answer).toMatchObject({ availability: 'available' })
})

describe('a package that begins at noon', () => {
  const TODAY = '2026-11-20' as Day
  const shoot: Product = { ...product, start: 12 * 60 }
  const at = (time: string) => vi.setSystemTime(Date.parse(`${TODAY}T${time}+05:30`))

  it('is over for today from that minute on, whatever was answered before, and is not asked for', async () => {
    at('11:59:59.999')
    const { result, rerender } = renderHook(() => useAvailability(shoot))
    await act(async () => {
      result.current.pick(TODAY)
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(result.current.answer).toMatchObject({ status: 'known', availability: 'available' })
    expect(result.current.marks).toEqual({ [TODAY]: 'available' })
    at('12:00:00')
    rerender()
    expect(result.current.answer).toEqual({ status: 'over' })
    expect(refusalOf('package', result.current.answer)).toBe('Over for today. Choose another day.')
    expect(isBookable('package', result.current.answer)).toBe(false)
    expect(result.current.marks).toEqual({ [TODAY]: 'sold' })
    await act(async () => {
      result.current.pick(TODAY)
      result.current.lookAhead(TODAY, TODAY)
      await vi.advanceTimersByTimeAsync(100)
    })
    expect(result.current.answer).toEqual({ status: 'over' })
    expect(check).toHaveBeenCalledOnce()
  })

  it('begins at that time in India', () => {
    expect(packageDays(141, '7:00 AM').start).toBe(7 * 60)
    expect(packageDays(144, '').start).toBeUndefined()
    expect(isOver(packageDays(144), TODAY)).toBe(false)
  })
})
