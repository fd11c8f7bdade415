import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastStart, nearest } from './Carousel.tsx'

test('the last start shows a full view, and is 0 if all slides are in view', () => {
  expect(lastStart(2, 3)).toBe(0)
  expect(lastStart(0, 1)).toBe(0)
  expect(lastStart(4, 2)).toBe(2)
})

test('finds the slide nearest to the scroll position', () => {
  expect(nearest(0, [0, 400, 800])).toBe(0)
  expect(nearest(610, [0, 400, 800])).toBe(2)
  expect(nearest(-390, [0, -400, -800])).toBe(1)
  expect(nearest(50, [])).toBe(0)
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
