import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksOf } from './blocks.ts'

/** Marks in an empty page of 120 by 90. */
function marks(...boxes: { left: number; top: number; width: number; height: number }[]) {
  const marked = new Uint8Array(120 * 90)
  for (const { left, top, width, height } of boxes)
    for (let row = top; row < top + height; row += 1) marked.fill(1, row * 120 + left, row * 120 + left + width)
  return { width: 120, height: 90, marked }
}

test('distant shapes are separate blocks, near ones are one block', () => {
  const [near, beside, below] = [
    { left: 4, top: 5, width: 10, height: 8 },
    { left: 20, top: 5, width: 10, height: 8 },
    { left: 60, top: 50, width: 9, height: 9 },
  ]
  expect(blocksOf(marks(near, beside, below))).toEqual([{ left: 4, top: 5, width: 26, height: 8 }, below])
})

test('an empty page has no blocks', () => {
  expect(blocksOf(marks())).toEqual([])
})

test('every mark is in one block, and no block has an empty edge', () => {
  const box = fc.record({
    left: fc.nat(110),
    top: fc.nat(80),
    width: fc.integer({ min: 1, max: 10 }),
    height: fc.integer({ min: 1, max: 10 }),
  })
  fc.assert(
    fc.property(fc.array(box, { maxLength: 8 }), (boxes) => {
      const page = marks(...boxes)
      const times = new Uint8Array(page.marked.length)
      for (const { left, top, width, height } of blocksOf(page)) {
        const rows = Array.from({ length: height }, (_, row) =>
          page.marked.subarray((top + row) * 120 + left, (top + row) * 120 + left + width),
        )
        expect([rows[0], rows.at(-1)].every((row) => row?.includes(1))).toBe(true)
        expect([0, width - 1].every((column) => rows.some((row) => row[column] === 1))).toBe(true)
        for (let row = top; row < top + height; row += 1)
          for (let column = left; column < left + width; column += 1) times[row * 120 + column]! += 1
      }
      expect(page.marked.every((mark, at) => times[at]! <= 1 && (mark === 0 || times[at] === 1))).toBe(true)
    }),
  )
})
