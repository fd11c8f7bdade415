import { expect, test } from 'vitest'
import { shiftRows, matchRows } from './alignRows.ts'
import { CHANNELS, type Picture } from './picture.ts'

/** Each letter is a row with a shape of its own; a space is a plain row. */
function drawn(rows: string, ink: number): Picture {
  const width = 64
  const pixels = Buffer.alloc(rows.length * width * CHANNELS, 255)
  for (let row = 0; row < rows.length; row += 1) {
    if (rows[row] !== ' ')
      pixels.fill(ink, (row * width + 2) * CHANNELS, (row * width + 3 + (rows.codePointAt(row)! % 60)) * CHANNELS)
  }
  return { width, height: rows.length, pixels }
}
const [HEAD, BODY, FOOT] = ['ABCDEFGHIJKLMN', ' abcdefghijklmnopqrstuvwxyz ', 'OPQRSTUVWXYZ0123']

test('rows shifted by a thicker border are matched, also in other colours', () => {
  const base = drawn(HEAD + BODY + FOOT, 0)
  const thicker = drawn(`${HEAD}NN${BODY}${FOOT}`, 90)
  const rows = matchRows(thicker, base)
  expect(rows).toEqual([0, 0, HEAD.length, HEAD.length - 2])
  expect(
    shiftRows(drawn(HEAD + BODY + FOOT, 90), rows, thicker.height).pixels.subarray((HEAD.length + 3) * 64 * CHANNELS),
  ).toEqual(thicker.pixels.subarray((HEAD.length + 3) * 64 * CHANNELS))
})

test('equal shapes are not shifted or copied', () => {
  const base = drawn(HEAD + BODY, 0)
  expect(matchRows(drawn(HEAD + BODY, 90), base)).toEqual([0, 0])
  expect(shiftRows(base, [0, 0], base.height)).toBe(base)
})
