/** Pictures as pixels: decoded, trimmed to what is drawn, and put together again. Sizes and places in CSS pixels. */
import sharp from 'sharp'

/** Bytes a pixel: red, green, blue. A page is never seen through. */
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

/** A picture without its empty margins. Nothing is lost: place, size and ground say what was cut off. */
export interface Trimmed {
  readonly box: Box
  /** Of the whole picture. */
  readonly size: readonly [width: number, height: number]
  /** The one colour outside the box, `#rrggbb`. */
  readonly ground: string
  readonly pixels: Buffer
}

export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

export function encodePng({ width, height, pixels }: Picture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: CHANNELS } }).png({ compressionLevel: 6 }).toBuffer()
}

/** A row or a part of it of one colour. */
const plain = (colour: Buffer, width: number) => Buffer.alloc(width * CHANNELS, colour)

/** Cuts a part out. */
export function cut(picture: Picture, { left, top, width, height }: Box): Buffer {
  const pixels = Buffer.allocUnsafe(width * height * CHANNELS)
  for (let row = 0; row < height; row += 1) {
    const from = ((top + row) * picture.width + left) * CHANNELS
    picture.pixels.copy(pixels, row * width * CHANNELS, from, from + width * CHANNELS)
  }
  return pixels
}

/** Lays pixels of the box's size over a picture, in place. */
export function paste(onto: Picture, pixels: Buffer, { left, top, width, height }: Box): void {
  for (let row = 0; row < height; row += 1) {
    pixels.copy(onto.pixels, ((top + row) * onto.width + left) * CHANNELS, row * width * CHANNELS, (row + 1) * width * CHANNELS)
  }
}

/** The ground is the colour of the last pixel: stories start at the top left. */
export function trim(picture: Picture): Trimmed {
  const { width, height, pixels } = picture
  const colour = pixels.subarray(-CHANNELS)
  const empty = plain(colour, width)
  const row = (at: number) => pixels.subarray(at * width * CHANNELS, (at + 1) * width * CHANNELS)
  let top = 0
  while (top < height && row(top).equals(empty)) top += 1
  let bottom = height
  while (bottom > top && row(bottom - 1).equals(empty)) bottom -= 1

  let left = width
  let right = 0
  const differs = (at: number) => pixels[at] !== colour[0] || pixels[at + 1] !== colour[1] || pixels[at + 2] !== colour[2]
  for (let line = top; line < bottom; line += 1) {
    const start = line * width * CHANNELS
    let first = 0
    while (first < left && !differs(start + first * CHANNELS)) first += 1
    left = Math.min(left, first)
    let last = width
    while (last > right && !differs(start + (last - 1) * CHANNELS)) last -= 1
    right = Math.max(right, last)
  }
  const box = { left: Math.min(left, right), top, width: Math.max(0, right - left), height: bottom - top }
  return { box, size: [width, height], ground: `#${colour.toString('hex')}`, pixels: cut(picture, box) }
}

/** The whole picture again, byte for byte. */
export function untrim({ box, size: [width, height], ground, pixels }: Trimmed): Picture {
  const whole = { width, height, pixels: plain(Buffer.from(ground.slice(1), 'hex'), width * height) }
  paste(whole, pixels, box)
  return whole
}
