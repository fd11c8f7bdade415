import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack } from './pack.ts'
import type { Box } from './picture.ts'

const overlap = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

test('every picture is on one sheet, inside it and over no other', () => {
  const side = fc.integer({ min: 1, max: 90 })
  const items = fc.array(fc.record({ width: side, height: side }), { maxLength: 30 })
  fc.assert(
    fc.property(items, (wanted) => {
      const sheets = pack(wanted, 200, 100)
      expect(sheets.flatMap(({ placed }) => placed.map(({ item }) => item))).toHaveLength(wanted.length)
      for (const { width, height, placed } of sheets) {
        expect(height).toBeLessThanOrEqual(100)
        for (const [at, { item, box }] of placed.entries()) {
          expect(box).toMatchObject(item)
          expect(box.left + box.width).toBeLessThanOrEqual(width)
          expect(box.top + box.height).toBeLessThanOrEqual(height)
          expect(placed.slice(at + 1).some((other) => overlap(box, other.box))).toBe(false)
        }
      }
    }),
  )
})

test('refuses a picture that fits on no sheet', () => {
  expect(() => pack([{ width: 10, height: 101 }], 200, 100)).toThrow('too large')
})
