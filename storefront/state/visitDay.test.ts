// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readText, writeText } from '../storage.ts'
import type { Day } from '../text/dates.ts'
import { firstPricingAtom, forgetPricing, keepPricing } from './packages.ts'
import { store } from './store.ts'
import { keepDay, keptDay, visitDayAtom } from './visitDay.ts'

const DAY: Day = '2026-12-12'

/** Reads the storage again, as a reload does. */
const reload = (): void => store.sub(visitDayAtom, () => undefined)()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 6) })
})
afterEach(() => {
  keepDay(undefined)
  forgetPricing()
  vi.useRealTimers()
})

it('leads to the packages on the chosen day until it is cleared', () => {
  keepPricing('/pricing/garments')
  keepDay(DAY)
  expect(store.get(firstPricingAtom)).toBe(`/pricing/garments?date=${DAY}`)
  keepDay(undefined)
  expect(readText('session', 'Day')).toBeNull()
  expect(store.get(firstPricingAtom)).toBe('/pricing/garments')
})

it('is read again after a reload', () => {
  writeText('session', 'Day', DAY)
  reload()
  expect(store.get(visitDayAtom)).toBe(DAY)
})

it.each(['2026-11-19', '2026-02-31', 'tomorrow', '"', ''])('is none where %j is stored', (stored) => {
  writeText('session', 'Day', stored)
  reload()
  expect(store.get(visitDayAtom)).toBeUndefined()
})

it('ends with the day itself, at the studio', () => {
  keepDay('2026-11-20')
  expect(keptDay()).toBe('2026-11-20')
  vi.setSystemTime(Date.UTC(2026, 10, 20, 18, 31))
  expect(keptDay()).toBeUndefined()
})

it('is offered no more when a tab is looked at again after it', () => {
  keepPricing('/pricing/garments')
  keepDay('2026-11-20')
  const leave = store.sub(firstPricingAtom, () => undefined)
  vi.setSystemTime(Date.UTC(2026, 10, 20, 18, 31))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(store.get(firstPricingAtom)).toBe('/pricing/garments')
  leave()
})
