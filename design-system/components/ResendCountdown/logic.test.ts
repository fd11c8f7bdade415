import { expect, test } from 'vitest'
import { secondsLeft, spent, untilNextSecond } from './logic.ts'

test('shows a started second as a whole one', () => {
  expect(secondsLeft(15_000, 0)).toBe(15)
  expect(secondsLeft(15_000, 1)).toBe(15)
  expect(secondsLeft(15_000, 1000)).toBe(14)
  expect(secondsLeft(15_000, 14_999)).toBe(1)
})

test('is at zero when the time is up, and stays there after a long sleep', () => {
  expect(secondsLeft(15_000, 15_000)).toBe(0)
  expect(secondsLeft(15_000, 900_000)).toBe(0)
})

test('ticks when the number changes, not a second after it last did', () => {
  expect(untilNextSecond(15_000, 0)).toBe(1000)
  expect(untilNextSecond(15_000, 250)).toBe(750)
  expect(untilNextSecond(15_000, 14_999)).toBe(1)
  expect(untilNextSecond(15_000, 15_000)).toBeUndefined()
})

test('the ring runs from full to empty', () => {
  expect(spent(15_000, 0, 0)).toBe(0)
  expect(spent(15_000, 0, 7500)).toBe(0.5)
  expect(spent(15_000, 0, 20_000)).toBe(1)
  expect(spent(0, 0, 0)).toBe(1)
})
