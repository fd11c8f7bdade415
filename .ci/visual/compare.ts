/** Tells two pictures apart. The browser and its fonts are pinned, so the same story gives the same bytes: any pixel counts. */
import { type Box, CHANNELS, type Picture } from './picture.ts'

/** By how many of 255 steps a channel may differ and still be the same colour. More than none would hide a colour one step off. */
const TOLERANCE = 0

export interface Difference {
  /** How many pixels. */
  readonly pixels: number
  /** Around all of them, in CSS pixels. */
  readonly box: Box
  /** What changed in red over a faint copy of what is new. */
  readonly picture: Picture
}

const RED = [214, 20, 60] as const
/** How much of the copy's colour stays; the rest is white. */
const FAINT = 0.25

const within = (picture: Picture, x: number, y: number) => x < picture.width && y < picture.height

/** Whether a pixel differs; one that only one of them has does. */
function differs(before: Picture, after: Picture, x: number, y: number): boolean {
  if (!within(before, x, y) || !within(after, x, y)) return true
  const old = (y * before.width + x) * CHANNELS
  const now = (y * after.width + x) * CHANNELS
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    if (Math.abs((before.pixels[old + channel] ?? 0) - (after.pixels[now + channel] ?? 0)) > TOLERANCE) return true
  }
  return false
}

/** Undefined when nobody could tell them apart. */
export function compare(before: Picture, after: Picture): Difference | undefined {
  if (before.width === after.width && before.height === after.height && before.pixels.equals(after.pixels))
    return undefined
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const drawn = Buffer.alloc(width * height * CHANNELS, 255)
  let pixels = 0
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * CHANNELS
      if (differs(before, after, x, y)) {
        drawn.set(RED, at)
        pixels += 1
        left = Math.min(left, x)
        right = Math.max(right, x + 1)
        top = Math.min(top, y)
        bottom = y + 1
      } else {
        const from = (y * after.width + x) * CHANNELS
        for (let channel = 0; channel < CHANNELS; channel += 1)
          drawn[at + channel] = 255 - (255 - (after.pixels[from + channel] ?? 0)) * FAINT
      }
    }
  }
  if (pixels === 0) return undefined
  return {
    pixels,
    box: { left, top, width: right - left, height: bottom - top },
    picture: { width, height, pixels: drawn },
  }
}
