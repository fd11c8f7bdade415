/** Finds the places where two pictures of one size differ. */
import { type Box, boxAround, CHANNELS, colourAt, type Picture } from './picture.ts'

/** Differences nearer than this are one place. */
export const GRID = 16
export interface Difference {
  readonly box: Box
  readonly pixels: number
}

/** Places that differ: squares of a grid with a difference, joined with their neighbours. */
export function differencesOf(before: Picture, after: Picture): Difference[] {
  const columns = Math.ceil(after.width / GRID)
  const squares = new Map<number, { left: number; top: number; right: number; bottom: number; pixels: number }>()
  for (let y = 0; y < after.height; y += 1) {
    const row = y * after.width * CHANNELS
    const length = after.width * CHANNELS
    if (before.pixels.compare(after.pixels, row, row + length, row, row + length) === 0) continue
    for (let x = 0; x < after.width; x += 1) {
      if (colourAt(before, x, y) === colourAt(after, x, y)) continue
      const key = Math.floor(y / GRID) * columns + Math.floor(x / GRID)
      const square = squares.get(key) ?? { left: x, top: y, right: x, bottom: y, pixels: 0 }
      square.left = Math.min(square.left, x)
      square.right = Math.max(square.right, x)
      square.bottom = y
      square.pixels += 1
      squares.set(key, square)
    }
  }
  const open = new Set(squares.keys())
  const found: Difference[] = []
  for (const start of squares.keys()) {
    if (!open.delete(start)) continue
    const members = [start]
    for (const member of members) {
      const column = member % columns
      for (const [right, down] of [
        [-1, -1],
        [0, -1],
        [1, -1],
        [-1, 0],
        [1, 0],
        [-1, 1],
        [0, 1],
        [1, 1],
      ] as const) {
        const next = member + down * columns + right
        if (column + right >= 0 && column + right < columns && open.delete(next)) members.push(next)
      }
    }
    const parts = members.map((member) => squares.get(member)!)
    found.push({
      box: boxAround(
        parts.map(({ left, top, right, bottom }) => ({ left, top, width: right - left + 1, height: bottom - top + 1 })),
      ),
      pixels: parts.reduce((sum, { pixels }) => sum + pixels, 0),
    })
  }
  return found
}
