import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampPage, pageSlots, twoDigits } from './logic.ts'

const row = (page: number, count: number) =>
  pageSlots(page, count)
    .map((slot) => ('page' in slot ? (slot.page === clampPage(page, count) ? `[${slot.page}]` : slot.page) : '…'))
    .join(' ')

describe('a page number', () => {
  it.each([
    [-Infinity, 1],
    [-3, 1],
    [0, 1],
    [1, 1],
    [2, 2],
    [11, 11],
    [12, 12],
    [13, 12],
    [Infinity, 12],
    [Number.NaN, 1],
    [2.9, 2],
  ])('%d of 12 becomes %d', (page, kept) => {
    expect(clampPage(page, 12)).toBe(kept)
  })
  it.each([
    [0, 1],
    [-2, 1],
    [Number.NaN, 1],
    [1, 1],
  ])('is 1 if there are %d pages', (count, kept) => {
    expect(clampPage(5, count)).toBe(kept)
  })
  it.each([
    [1, '01'],
    [9, '09'],
    [10, '10'],
    [99, '99'],
    [100, '100'],
  ])('%d is shown as %s', (page, seen) => {
    expect(twoDigits(page)).toBe(seen)
  })
})

describe('the pages shown', () => {
  it.each([
    [1, 0, '[1]'],
    [1, 1, '[1]'],
    [1, 2, '[1] 2'],
    [2, 2, '1 [2]'],
    [2, 5, '1 [2] 3 4 5'],
    [3, 5, '1 2 [3] 4 5'],
    [1, 6, '[1] 2 3 4 5 6'],
    [6, 6, '1 2 3 4 5 [6]'],
    [1, 7, '[1] 2 3 4 … 7'],
    [4, 7, '1 2 3 [4] 5 6 7'],
    [7, 7, '1 … 4 5 6 [7]'],
    [1, 12, '[1] 2 3 4 … 12'],
    [2, 12, '1 [2] 3 4 … 12'],
    [3, 12, '1 2 [3] 4 … 12'],
    [4, 12, '1 2 3 [4] 5 … 12'],
    [5, 12, '1 … 4 [5] 6 … 12'],
    [8, 12, '1 … 7 [8] 9 … 12'],
    [9, 12, '1 … 8 [9] 10 11 12'],
    [10, 12, '1 … 9 [10] 11 12'],
    [11, 12, '1 … 9 10 [11] 12'],
    [12, 12, '1 … 9 10 11 [12]'],
    [99, 12, '1 … 9 10 11 [12]'],
    [-1, 12, '[1] 2 3 4 … 12'],
  ])('on page %d of %d: %s', (page, count, expected) => {
    expect(row(page, count)).toBe(expected)
  })
  it('shows the ends and the current page once, in order, and no gap for a single page', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 220 }), fc.integer({ min: 1, max: 200 }), (page, count) => {
        const slots = pageSlots(page, count)
        const pages = slots.flatMap((slot) => ('page' in slot ? [slot.page] : []))
        expect(pages).toEqual([...new Set(pages)].sort((one, other) => one - other))
        expect(pages[0]).toBe(1)
        expect(pages.at(-1)).toBe(count)
        expect(pages).toContain(clampPage(page, count))
        expect(slots.length).toBeLessThanOrEqual(7)
        slots.forEach((slot, at) => {
          if ('page' in slot) return
          const [before, after] = [slots[at - 1], slots[at + 1]]
          if (!before || !after || !('page' in before) || !('page' in after))
            throw new Error('a gap stands between pages')
          expect(after.page - before.page).toBeGreaterThan(2)
        })
      }),
    )
  })
})
