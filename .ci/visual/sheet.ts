/** Extracts blocks of changed pixels, and composites them from sheets. Unchanged pixels are transparent. */
import sharp from 'sharp'
import type { Sheet } from './pack.ts'
import { type Box, CHANNELS, type Picture } from './picture.ts'

/** Bytes per pixel: red, green, blue, alpha. */
export const SHEET_CHANNELS = 4

export interface Block {
  readonly width: number
  readonly height: number
  readonly pixels: Buffer
}

/** @param thorough a third smaller with more than 256 colours, ten times slower. */
export const encode = (
  pixels: Buffer,
  width: number,
  height: number,
  channels: 3 | 4,
  thorough = false,
): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels } })
    .webp(thorough ? { lossless: true, effort: 6, quality: 100 } : { lossless: true })
    .toBuffer()

/** @returns 1 for each changed pixel, row by row. */
export function changedIn({ width, height, pixels }: Picture, begun: Buffer): Uint8Array {
  const marked = new Uint8Array(width * height)
  for (let at = 0, pixel = 0; at < pixels.length; at += CHANNELS, pixel += 1) {
    if (pixels[at] !== begun[at] || pixels[at + 1] !== begun[at + 1] || pixels[at + 2] !== begun[at + 2])
      marked[pixel] = 1
  }
  return marked
}

export function extract(picture: Picture, marked: Uint8Array, { left, top, width, height }: Box): Block {
  const pixels = Buffer.alloc(width * height * SHEET_CHANNELS)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const from = (top + row) * picture.width + left + column
      if (marked[from] === 0) continue
      const to = (row * width + column) * SHEET_CHANNELS
      picture.pixels.copy(pixels, to, from * CHANNELS, (from + 1) * CHANNELS)
      pixels[to + CHANNELS] = 255
    }
  }
  return { width, height, pixels }
}

/** Draws a part of a sheet onto a picture, in place. */
export function composite(
  onto: Picture,
  sheet: Picture,
  { left, top, width, height }: Box,
  [fromLeft, fromTop]: readonly [number, number],
): void {
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const from = ((fromTop + row) * sheet.width + fromLeft + column) * SHEET_CHANNELS
      if (sheet.pixels[from + CHANNELS] === 0) continue
      sheet.pixels.copy(onto.pixels, ((top + row) * onto.width + left + column) * CHANNELS, from, from + CHANNELS)
    }
  }
}

export function encodeSheet({ width, height, placed }: Sheet<Block>, thorough: boolean): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * SHEET_CHANNELS)
  for (const { item, box } of placed) {
    const bytes = box.width * SHEET_CHANNELS
    for (let row = 0; row < box.height; row += 1)
      item.pixels.copy(pixels, ((box.top + row) * width + box.left) * SHEET_CHANNELS, row * bytes, (row + 1) * bytes)
  }
  return encode(pixels, width, height, SHEET_CHANNELS, thorough)
}
