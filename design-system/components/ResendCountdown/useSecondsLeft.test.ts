import fc from 'fast-check'
import { expect, test } from 'vitest'
import { secondsLeft, elapsed, untilNextTick } from './useSecondsLeft.ts'

test('rounds up to whole seconds', () => {
  expect(secondsLeft(15_000, 0)).toBe(15)
  expect(secondsLeft(15_000, 1)).toBe(15)
  expect(secondsLeft(15_000, 1000)).toBe(14)
  expect(secondsLeft(15_000, 14_999)).toBe(1)
})

test('ticks at once if the second ended during rendering', () => {
  expect(untilNextTick(15_000, 15, 1400)).toBe(0)
})

test('the ring empties with the number', () => {
  expect(elapsed(15_000, 0, 15)).toBe(0)
  expect(elapsed(20_000, 0, 10)).toBe(0.5)
  expect(elapsed(15_000, 0, 0)).toBe(1)
  expect(elapsed(0, 0, 0)).toBe(1)
})

test('the ring is full while the start or the clock is unknown, and never more than full', () => {
  expect(elapsed(15_000, undefined, 3)).toBe(0)
  expect(elapsed(15_000, 0, undefined)).toBe(0)
  expect(elapsed(15_000, 10, 15)).toBe(0)
})

const moment = fc.nat(120_000)

test('the number is right until the tick and one less after it', () => {
  fc.assert(
    fc.property(moment, moment, (until, now) => {
      const shown = secondsLeft(until, now)
      const stale = untilNextTick(until, shown, now)
      expect(stale === undefined).toBe(now >= until)
      if (stale === undefined) return
      expect(secondsLeft(until, now + stale - 1)).toBe(shown)
      expect(secondsLeft(until, now + stale)).toBe(shown - 1)
    }),
  )
})

test('the number never increases, even after sleep', () => {
  fc.assert(
    fc.property(moment, moment, fc.nat(10_000_000), (until, now, slept) => {
      const later = secondsLeft(until, now + slept)
      expect(later).toBeLessThanOrEqual(secondsLeft(until, now))
      expect(later).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('the ring only decreases, between 1 and 0', () => {
  fc.assert(
    fc.property(moment, moment, fc.nat(200), fc.nat(200), (until, started, one, other) => {
      const [before, after] = [Math.max(one, other), Math.min(one, other)].map((seconds) =>
        elapsed(until, started, seconds),
      )
      expect(before).toBeGreaterThanOrEqual(0)
      expect(after).toBeLessThanOrEqual(1)
      expect(after).toBeGreaterThanOrEqual(before!)
    }),
  )
})
