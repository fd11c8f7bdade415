/** Turns a drawing into a JPEG like a photographer's: soft edges, grain, about 3 MB. */
import sharp from 'sharp'

/** Pixels of the longer side. */
const SIDE = 3000
const GRAIN = 512
const SPREAD = 44
/** Pixels of the large picture. */
const BLUR = 1.2
const FINENESS = 90
/** At this density, an SVG unit is one pixel. */
const DENSITY = 72

/** Raise it when the output changes: it invalidates the cache. */
export const RECIPE = 1

/** Uniform from 0 to 1, and reproducible (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

function grainOf(next: () => number): Buffer {
  // The sum of three uniform values is almost normally distributed.
  const dot = () => 127.5 + (next() + next() + next() - 1.5) * 2 * SPREAD
  return Buffer.from(Uint8ClampedArray.from({ length: GRAIN * GRAIN * 3 }, dot))
}

let grain: Buffer | undefined

export async function photographOf(svg: Buffer): Promise<Buffer> {
  grain ??= grainOf(random(7))
  const { width, height } = await sharp(svg).metadata()
  const { data, info } = await sharp(svg, { density: (DENSITY * SIDE) / Math.max(width, height) })
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .flatten({ background: 'white' })
    .blur(BLUR)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const tile = { input: grain, raw: { width: GRAIN, height: GRAIN, channels: 3 }, tile: true } as const
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return sharp(data, { raw })
    .composite([{ ...tile, blend: 'soft-light' }])
    .jpeg({ quality: FINENESS })
    .toBuffer()
}
