/** Pictures as raw pixels; all sizes in CSS pixels. */
import sharp from 'sharp'

/** Bytes per pixel: red, green, blue. */
export const CHANNELS = 3

export interface Picture {
  readonly width: number
  readonly height: number
  /** Row by row from the top left. */
  readonly pixels: Buffer
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const colourAt = ({ width, pixels }: Picture, x: number, y: number): number =>
  pixels.readUIntBE((y * width + x) * CHANNELS, CHANNELS)

export function boxAround(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  }
}

/** Grown by a margin, and cut off at the edges. */
export function around(box: Box, margin: number, { width, height }: Picture): Box {
  const [left, top] = [Math.max(0, Math.floor(box.left - margin)), Math.max(0, Math.floor(box.top - margin))]
  return {
    left,
    top,
    width: Math.min(width, Math.ceil(box.left + box.width + margin)) - left,
    height: Math.min(height, Math.ceil(box.top + box.height + margin)) - top,
  }
}

export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

export function encodePng({ width, height, pixels }: Picture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: CHANNELS } })
    .png({ compressionLevel: 6 })
    .toBuffer()
}

/** Less than half the size of a PNG. Quality is effort here: 75, the default, is a quarter larger, and the most takes fifty times as long. */
export function encodeLossless({ width, height, pixels }: Picture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: CHANNELS } })
    .webp({ lossless: true, quality: 80, effort: 6 })
    .toBuffer()
}

export function cut(picture: Picture, { left, top, width, height }: Box): Buffer {
  const pixels = Buffer.allocUnsafe(width * height * CHANNELS)
  for (let row = 0; row < height; row += 1) {
    const from = ((top + row) * picture.width + left) * CHANNELS
    picture.pixels.copy(pixels, row * width * CHANNELS, from, from + width * CHANNELS)
  }
  return pixels
}

/** The box of all drawn pixels. The background is the colour of the last pixel: stories start at the top left. */
export function trim(picture: Picture): { box: Box } {
  const { width, height, pixels } = picture
  const colour = pixels.subarray(-CHANNELS)
  const empty = Buffer.alloc(width * CHANNELS, colour)
  const row = (at: number) => pixels.subarray(at * width * CHANNELS, (at + 1) * width * CHANNELS)
  let top = 0
  while (top < height && row(top).equals(empty)) top += 1
  let bottom = height
  while (bottom > top && row(bottom - 1).equals(empty)) bottom -= 1

  let left = width
  let right = 0
  const differs = (at: number) =>
    pixels[at] !== colour[0] || pixels[at + 1] !== colour[1] || pixels[at + 2] !== colour[2]
  for (let line = top; line < bottom; line += 1) {
    const start = line * width * CHANNELS
    let first = 0
    while (first < left && !differs(start + first * CHANNELS)) first += 1
    left = Math.min(left, first)
    let last = width
    while (last > right && !differs(start + (last - 1) * CHANNELS)) last -= 1
    right = Math.max(right, last)
  }
  return { box: { left: Math.min(left, right), top, width: Math.max(0, right - left), height: bottom - top } }
}
