import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { configure } from '../../settings.ts'
import { parseDMy, type Day } from '../../text/dates.ts'
import { forgetDays, remember, type Product } from './days.ts'
import { daysAround, freeDaysNear } from './freeDays.ts'

const TODAY = '2026-11-23'
const DAY = '2026-11-27'
const open = () => new AbortController().signal

const asked: Day[] = []
/** @param sold days without places. */
const product = (...sold: Day[]): Product => ({
  key: 'package 1',
  check: (date) => {
    const day = parseDMy(date)
    if (day) asked.push(day)
    return Promise.resolve({ n: day && sold.includes(day) ? 3 : 1, Status: '', Msg: '' })
  },
})

beforeEach(() => configure({ askAhead: 600 }))
afterEach(() => {
  forgetDays()
  asked.length = 0
  configure({})
  vi.useRealTimers()
})

it('goes outwards from the day, never before the earliest', () => {
  expect(daysAround(DAY, TODAY).slice(0, 9)).toEqual([
    '2026-11-28',
    '2026-11-26',
    '2026-11-29',
    '2026-11-25',
    '2026-11-30',
    '2026-11-24',
    '2026-12-01',
    '2026-11-23',
    '2026-12-02',
  ])
})

it('finds the three nearest in the order of the calendar, and asks for no more', async () => {
  expect(await freeDaysNear(product('2026-11-28', '2026-11-26'), DAY, TODAY, open())).toEqual([
    '2026-11-25',
    '2026-11-29',
    '2026-11-30',
  ])
  expect(asked).toEqual(['2026-11-28', '2026-11-26', '2026-11-29', '2026-11-25', '2026-11-30'])
})

it('does not ask for what a calendar has shown', async () => {
  const shoot = product()
  remember(shoot, '2026-11-28', { status: 'known', availability: 'fast', text: '', msg: '' })
  await freeDaysNear(shoot, DAY, TODAY, open())
  expect(asked).toEqual(['2026-11-26', '2026-11-29'])
})

it('asks for nothing where the settings allow no days ahead', async () => {
  configure({ askAhead: 0 })
  const shoot = product()
  remember(shoot, '2026-11-29', { status: 'known', availability: 'available', text: '', msg: '' })
  expect(await freeDaysNear(shoot, DAY, TODAY, open())).toEqual(['2026-11-29'])
  expect(asked).toEqual([])
})

it('leaves a busy provider alone at once', async () => {
  vi.useFakeTimers()
  const check = vi.fn(() => Promise.reject(new ApiError('GetAvailabilityForPackage', { type: 'status', status: 503 })))
  expect(await freeDaysNear({ key: 'package 2', check }, DAY, TODAY, open())).toEqual([])
  expect(check).toHaveBeenCalledOnce()
  // Lets the page's pause end before the next tests.
  await vi.advanceTimersByTimeAsync(10_000)
})

it('ends with the day', async () => {
  const leaving = new AbortController()
  leaving.abort()
  expect(await freeDaysNear(product(), DAY, TODAY, leaving.signal)).toEqual([])
  expect(asked).toEqual([])
})
