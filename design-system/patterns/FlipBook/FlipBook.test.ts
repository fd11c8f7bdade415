import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadOf, turned } from './FlipBook.tsx'

test('shows one page or two', () => {
  expect(spreadOf(3, 6, 1)).toEqual({ first: 3, last: 3 })
  expect(spreadOf(3, 6, 2)).toEqual({ first: 2, last: 3 })
  expect(spreadOf(4, 5, 2)).toEqual({ first: 4, last: 4 })
})

test('turns by one page or by two', () => {
  expect(turned(0, 1, 6, 1)).toBe(1)
  expect(turned(0, 1, 6, 2)).toBe(2)
  expect(turned(4, -1, 6, 2)).toBe(2)
})

test('stops at the first and last page', () => {
  expect(turned(0, -1, 6, 1)).toBe(0)
  expect(turned(5, 1, 6, 1)).toBe(5)
  expect(turned(4, 1, 6, 2)).toBe(4)
  expect(turned(2, 'last', 5, 2)).toBe(4)
  expect(turned(4, 'first', 5, 2)).toBe(0)
})

test('always shows a spread of the book', () => {
  const by = fc.constantFrom(1, -1, 'first', 'last') as fc.Arbitrary<1 | -1 | 'first' | 'last'>
  const side = fc.constantFrom(1, 2)
  fc.assert(
    fc.property(fc.integer(), by, fc.integer({ min: 1, max: 30 }), side, (page, step, count, sides) => {
      const at = turned(page, step, count, sides)
      expect(at % sides).toBe(0)
      expect(at).toBeGreaterThanOrEqual(0)
      expect(at).toBeLessThan(count)
    }),
  )
})
