import sharp, { type Sharp } from 'sharp'
import { COPIES, TYPES, type Encode, type Encoded } from './recipe.ts'

/** Bytes. A smaller file would gain nothing from copies. */
const SMALL = 30_000
/** Seconds for one picture. */
const TIMEOUT = 120

const AS_IT_IS: Encoded = { about: '', files: new Map() }

/** The average colour, such as `8a7b6c`. */
async function colorOf(pixels: Sharp): Promise<string> {
  return (await pixels.clone().resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()).toString('hex', 0, 3)
}

export const encode: Encode = async (bytes, pixels) => {
  if (bytes.length <= SMALL) return AS_IT_IS
  const file = sharp(bytes, { limitInputPixels: pixels, failOn: 'error' }).timeout({ seconds: TIMEOUT })
  const { autoOrient, hasAlpha, pages = 1 } = await file.metadata()
  // Copies of an animation would stand still.
  if (pages > 1) return AS_IT_IS
  const { width, height } = autoOrient
  // Wider copies than the picture itself are useless.
  const last = COPIES.findIndex((copy) => copy.width >= width)
  const copies = (last < 0 ? COPIES : COPIES.slice(0, last + 1)).map((copy) => ({
    ...copy,
    width: Math.min(copy.width, width),
  }))
  const widths = copies.map((copy) => copy.width)
  const { data, info } = await file
    .autoOrient()
    .resize({ width: Math.max(...widths) })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width: unpacked, height: rows, channels } = info
  const large = sharp(data, { raw: { width: unpacked, height: rows, channels } })
  const isOpaque = !hasAlpha || (await large.stats()).isOpaque
  const files = new Map<string, Buffer>()
  for (const { width: each, avif: avifQuality, webp: webpQuality } of copies) {
    const resized = large.clone().resize({ width: each })
    const [avif, webp] = await Promise.all([
      resized.clone().avif({ quality: avifQuality, effort: 3 }).toBuffer(),
      resized.clone().webp({ quality: webpQuality, effort: 4 }).toBuffer(),
    ])
    files.set(`${each}.${TYPES[0]}`, avif)
    files.set(`${each}.${TYPES[1]}`, webp)
  }
  const color = isOpaque ? await colorOf(large) : ''
  return { about: [width, height, color, ...widths].join(' '), files }
}
