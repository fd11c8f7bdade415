import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceOf, thumbToEnd, trackOf, typedRange } from './logic.ts'

test('reads prices in every notation', () => {
  expect(priceOf('1500')).toBe(1500)
  expect(priceOf('₹1,500')).toBe(1500)
  expect(priceOf(' 1 500 ')).toBe(1500)
  expect(priceOf('1500.60')).toBe(1501)
  for (const odd of ['', 'cheap', '-5', '1e4', '₹']) expect(priceOf(odd)).toBeUndefined()
})

describe('typed prices', () => {
  const value = [600, 3600] as const

  test('are kept within the bounds', () => expect(typedRange(['700', '₹3,000'], value, 0, 5000)).toEqual([700, 3000]))
  test('are clamped to the bounds', () => expect(typedRange(['-1', '9000'], value, 0, 5000)).toEqual([600, 5000]))
  test('keep an end if the text is not a number', () =>
    expect(typedRange(['', 'x'], value, 0, 5000)).toEqual([600, 3600]))
  test('are swapped if the minimum is above the maximum', () =>
    expect(typedRange(['4000', '100'], value, 0, 5000)).toEqual([100, 4000]))

  test('are always in order and within the bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(9999).map(String), (one, other) => {
        const [low, high] = typedRange([one, other], value, 500, 4000)
        expect(low).toBeLessThanOrEqual(high)
        expect(low).toBeGreaterThanOrEqual(500)
        expect(high).toBeLessThanOrEqual(4000)
      }),
    )
  })
})

test('Home and End move the focused thumb as far as the other', () => {
  const value = [600, 3600] as const
  expect(thumbToEnd('Home', 0, value, 0, 5000)).toEqual([0, 3600])
  expect(thumbToEnd('End', 0, value, 0, 5000)).toEqual([3600, 3600])
  expect(thumbToEnd('Home', 1, value, 0, 5000)).toEqual([600, 600])
  expect(thumbToEnd('End', 1, value, 0, 5000)).toEqual([600, 5000])
  expect(thumbToEnd('ArrowUp', 0, value, 0, 5000)).toBeUndefined()
})

test('a single price still has a track', () => {
  expect(trackOf(500, 500, 50)).toEqual({ min: 500, max: 550, flat: true })
  expect(trackOf(0, 5000, 50)).toEqual({ min: 0, max: 5000, flat: false })
})
