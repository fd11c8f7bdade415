import { expect, test } from 'vitest'
import { lastStart, nearest, next, previous, turns } from './logic.ts'

test('goes on by one and round after the last full view', () => {
  expect([0, 1, 2].map((at) => next(at, 4, 2))).toEqual([1, 2, 0])
  expect(next(3, 4, 1)).toBe(0)
})

test('goes back by one and round before the first', () => {
  expect([2, 1, 0].map((at) => previous(at, 4, 2))).toEqual([1, 0, 2])
})

test('stays where everything is in view already', () => {
  expect(lastStart(2, 3)).toBe(0)
  expect(next(0, 2, 3)).toBe(0)
  expect(previous(0, 1, 1)).toBe(0)
  expect(next(0, 0, 1)).toBe(0)
})

test('finds the slide a swipe came to rest on', () => {
  expect(nearest(0, [0, 400, 800])).toBe(0)
  expect(nearest(610, [0, 400, 800])).toBe(2)
  expect(nearest(-390, [0, -400, -800])).toBe(1)
  expect(nearest(50, [])).toBe(0)
})

const FREE = { paused: false, hovered: false, focused: false, hidden: false, reducedMotion: false }

test('turns while nothing holds it and there is more than one sees', () => {
  expect(turns(4, 2, FREE)).toBe(true)
  expect(turns(2, 2, FREE)).toBe(false)
  for (const hold of Object.keys(FREE)) expect(turns(4, 2, { ...FREE, [hold]: true })).toBe(false)
})
