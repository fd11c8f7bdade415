/** Compares two pictures. Browser and fonts are pinned, so every pixel counts. */
import { type Box, CHANNELS, type Picture } from './picture.ts'

/** By how many of 255 steps a channel may differ. */
const TOLERANCE = 0

export interface Difference {
  readonly pixels: number
  /** Encloses all of them, in CSS pixels. */
  readonly box: Box
  /** Changed pixels in red over a faint copy of the new picture. */
  readonly picture: Picture
}

const RED = [214, 20, 60] as const
const FAINT = 0.25

const within = (picture: Picture, x: number, y: number) => x < picture.width && y < picture.height

/** A pixel outside one of the pictures differs. */
function differs(before: Picture, after: Picture, x: number, y: number): boolean {
  if (!within(before, x, y) || !within(after, x, y)) return true
  const old = (y * before.width + x) * CHANNELS
  const now = (y * after.width + x) * CHANNELS
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    if (Math.abs((before.pixels[old + channel] ?? 0) - (after.pixels[now + channel] ?? 0)) > TOLERANCE) return true
  }
  return false
}

/** Most rows of two pictures of a page are equal, and a comparison of bytes is far faster than one of pixels. */
function isSameRow(before: Picture, after: Picture, y: number): boolean {
  if (before.width !== after.width || y >= before.height || y >= after.height) return false
  const length = after.width * CHANNELS
  return before.pixels.compare(after.pixels, y * length, (y + 1) * length, y * length, (y + 1) * length) === 0
}

function draw(before: Picture, after: Picture): Picture {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const pixels = Buffer.alloc(width * height * CHANNELS, 255)
  for (let y = 0; y < height; y += 1) {
    const isSame = isSameRow(before, after, y)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * CHANNELS
      if (!isSame && differs(before, after, x, y)) {
        pixels.set(RED, at)
        continue
      }
      const from = (y * after.width + x) * CHANNELS
      for (let channel = 0; channel < CHANNELS; channel += 1)
        pixels[at + channel] = 255 - (255 - (after.pixels[from + channel] ?? 0)) * FAINT
    }
  }
  return { width, height, pixels }
}

/** @returns undefined for equal pictures. */
export function compare(before: Picture, after: Picture): Difference | undefined {
  if (before.width === after.width && before.height === after.height && before.pixels.equals(after.pixels))
    return undefined
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  let pixels = 0
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y += 1) {
    if (isSameRow(before, after, y)) continue
    for (let x = 0; x < width; x += 1) {
      if (!differs(before, after, x, y)) continue
      pixels += 1
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = y + 1
    }
  }
  if (pixels === 0) return undefined
  return {
    pixels,
    box: { left, top, width: right - left, height: bottom - top },
    // Of three comparisons of a change only one is shown.
    get picture() {
      return draw(before, after)
    },
  }
}
