import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastStart, nearest, next, previous } from './logic.ts'

test('moves forward by one and wraps after the last view', () => {
  expect([0, 1, 2].map((at) => next(at, 4, 2))).toEqual([1, 2, 0])
  expect(next(3, 4, 1)).toBe(0)
})

test('moves back by one and wraps before the first view', () => {
  expect([2, 1, 0].map((at) => previous(at, 4, 2))).toEqual([1, 0, 2])
})

test('does not move if all slides are in view', () => {
  expect(lastStart(2, 3)).toBe(0)
  expect(next(0, 2, 3)).toBe(0)
  expect(previous(0, 1, 1)).toBe(0)
  expect(next(0, 0, 1)).toBe(0)
})

test('finds the slide nearest to the scroll position', () => {
  expect(nearest(0, [0, 400, 800])).toBe(0)
  expect(nearest(610, [0, 400, 800])).toBe(2)
  expect(nearest(-390, [0, -400, -800])).toBe(1)
  expect(nearest(50, [])).toBe(0)
})

const slides = fc.record({
  count: fc.integer({ min: 1, max: 30 }),
  perView: fc.integer({ min: 1, max: 6 }),
  at: fc.nat(29),
})

test('back reverses forward from every position, and every view is full', () => {
  fc.assert(
    fc.property(slides, ({ count, perView, at }) => {
      const last = lastStart(count, perView)
      const from = at % (last + 1)
      for (const to of [next(from, count, perView), previous(from, count, perView)]) {
        expect(to).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThanOrEqual(last)
      }
      expect(previous(next(from, count, perView), count, perView)).toBe(from)
      expect(next(previous(from, count, perView), count, perView)).toBe(from)
    }),
  )
})

test('moving forward visits each position once per round', () => {
  fc.assert(
    fc.property(slides, ({ count, perView }) => {
      const passed = new Set<number>()
      for (let at = 0; !passed.has(at); at = next(at, count, perView)) passed.add(at)
      expect(passed.size).toBe(lastStart(count, perView) + 1)
    }),
  )
})

test('no slide is nearer than the nearest, in both text directions', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -200, max: 4000 }),
      fc.array(fc.nat(3000), { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      (offset, apart, rightToLeft) => {
        const side = rightToLeft ? -1 : 1
        const distances = apart.map((distance) => side * distance)
        const away = distances.map((distance) => Math.abs(distance - side * offset))
        expect(away[nearest(side * offset, distances)]).toBe(Math.min(...away))
      },
    ),
  )
})
