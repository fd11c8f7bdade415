/** Matches rows of two pictures: a thicker border shifts everything below it. */
import { CHANNELS, type Picture } from './picture.ts'

/** Two numbers per run of rows: its first row, and the matching row of the other picture. The first run starts at 0. */
export type Rows = readonly number[]

/** How far rows may shift at one place, and over how many rows that is decided. */
const FARTHEST = 64
const WITNESSES = 24

/** A hash of the columns where a row changes colour, whatever the colours; 0 for a plain row. */
function shapesOf({ width, height, pixels }: Picture): Uint32Array {
  const shapes = new Uint32Array(height)
  for (let row = 0; row < height; row += 1) {
    let shape = 0
    for (let column = 1, at = (row * width + 1) * CHANNELS; column < width; column += 1, at += CHANNELS) {
      const same =
        pixels[at] === pixels[at - 3] && pixels[at + 1] === pixels[at - 2] && pixels[at + 2] === pixels[at - 1]
      if (!same) shape = Math.imul(shape ^ column, 0x01_00_01_93) + 1
    }
    shapes[row] = shape
  }
  return shapes
}

/** How many of the next rows match. Plain rows do not count. */
function agreeing(one: Uint32Array, other: Uint32Array, from: number, offset: number): number {
  let count = 0
  for (let row = from; row < Math.min(one.length, from + WITNESSES); row += 1)
    if (one[row] !== 0 && one[row] === other[row + offset]) count += 1
  return count
}

const OFFSETS = Array.from({ length: 2 * FARTHEST + 1 }, (_, at) => at - FARTHEST)

export function matchRows(picture: Picture, base: Picture): Rows {
  const [one, other] = [shapesOf(picture), shapesOf(base)]
  const rows = [0, 0]
  let offset = 0
  for (let row = 0; row < one.length; row += 1) {
    if (one[row] === 0 || one[row] === other[row + offset]) continue
    const now = agreeing(one, other, row, offset)
    const [best, most] = OFFSETS.map(
      (step) => [offset + step, agreeing(one, other, row, offset + step)] as const,
    ).reduce((a, b) => (b[1] > a[1] ? b : a))
    if (most < now + WITNESSES / 3) continue
    // Empty rows before it have moved with it, if they are not where they were.
    let first = row
    while (
      first > rows.at(-2)! &&
      one[first - 1] === other[first - 1 + best] &&
      one[first - 1] !== other[first - 1 + offset]
    )
      first -= 1
    offset = best
    rows.push(first, first + offset)
  }
  return rows
}

/** Rearranges `base` by `rows`. Outside of it the first and last rows repeat. */
export function shiftRows(base: Picture, rows: Rows, height: number): Picture {
  if (rows.length === 2 && height === base.height) return base
  const line = base.width * CHANNELS
  const pixels = Buffer.allocUnsafe(height * line)
  for (let at = 0; at < rows.length; at += 2) {
    for (let row = rows[at]!; row < (rows[at + 2] ?? height); row += 1) {
      const from = Math.min(base.height - 1, Math.max(0, row - rows[at]! + rows[at + 1]!)) * line
      base.pixels.copy(pixels, row * line, from, from + line)
    }
  }
  return { width: base.width, height, pixels }
}
