import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ARROWS, isArrow, move } from './logic.ts'

const SIZES = [6, 3, 0, 2]

test('moves down and wraps to the top', () => {
  expect(move('ArrowDown', { column: 1, row: 0 }, SIZES)).toEqual({ column: 1, row: 1 })
  expect(move('ArrowDown', { column: 1, row: 2 }, SIZES)).toEqual({ column: 1, row: 0 })
})

test('moves sideways in the same row, or to the last row of a shorter column', () => {
  expect(move('ArrowRight', { column: 0, row: 1 }, SIZES)).toEqual({ column: 1, row: 1 })
  expect(move('ArrowRight', { column: 0, row: 5 }, SIZES)).toEqual({ column: 1, row: 2 })
  expect(move('ArrowLeft', { column: 1, row: 2 }, SIZES)).toEqual({ column: 0, row: 2 })
})

test('skips an empty column', () => {
  expect(move('ArrowRight', { column: 1, row: 2 }, SIZES)).toEqual({ column: 3, row: 1 })
})

test('stops at the outer columns', () => {
  expect(move('ArrowLeft', { column: 0, row: 4 }, SIZES)).toEqual({ column: 0, row: 4 })
  expect(move('ArrowRight', { column: 3, row: 1 }, SIZES)).toEqual({ column: 3, row: 1 })
})

test('Home and End go to the ends of the column', () => {
  expect(move('Home', { column: 0, row: 4 }, SIZES)).toEqual({ column: 0, row: 0 })
  expect(move('End', { column: 0, row: 0 }, SIZES)).toEqual({ column: 0, row: 5 })
})

test('isArrow recognises its keys only', () => {
  expect(isArrow('ArrowUp')).toBe(true)
  expect(isArrow('Tab')).toBe(false)
})

const panels = fc
  .record({
    sizes: fc.array(fc.oneof(fc.constant(0), fc.nat(5)), { minLength: 1, maxLength: 6 }),
    column: fc.nat(),
    row: fc.nat(),
    rightToLeft: fc.boolean(),
  })
  .filter(({ sizes }) => sizes.some((size) => size > 0))
  .map(({ sizes, column, row, rightToLeft }) => {
    const filled = [...sizes.keys()].filter((at) => sizes[at]! > 0)
    const chosen = filled[column % filled.length]!
    return { sizes, from: { column: chosen, row: row % sizes[chosen]! }, rightToLeft }
  })

test('no key leaves the panel or enters an empty column', () => {
  fc.assert(
    fc.property(panels, fc.constantFrom(...ARROWS), ({ sizes, from, rightToLeft }, key) => {
      const to = move(key, from, sizes, rightToLeft)
      expect(to.row).toBeGreaterThanOrEqual(0)
      expect(to.row).toBeLessThan(sizes[to.column] ?? 0)
    }),
  )
})

test('up reverses down, and down wraps around after all rows', () => {
  fc.assert(
    fc.property(panels, ({ sizes, from }) => {
      expect(move('ArrowUp', move('ArrowDown', from, sizes), sizes)).toEqual(from)
      let at = from
      for (let step = 0; step < sizes[from.column]!; step += 1) at = move('ArrowDown', at, sizes)
      expect(at).toEqual(from)
    }),
  )
})

test('right-to-left text swaps left and right only', () => {
  fc.assert(
    fc.property(panels, ({ sizes, from }) => {
      expect(move('ArrowLeft', from, sizes, true)).toEqual(move('ArrowRight', from, sizes))
      expect(move('ArrowRight', from, sizes, true)).toEqual(move('ArrowLeft', from, sizes))
      for (const key of ['ArrowUp', 'ArrowDown', 'Home', 'End'] as const)
        expect(move(key, from, sizes, true)).toEqual(move(key, from, sizes))
    }),
  )
})
