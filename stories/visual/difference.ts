/** Compares two pictures. The browser and fonts are pinned, so every pixel counts. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'

export interface Difference {
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  /** Equal for the same change in different surroundings. */
  readonly cause: string
  /** Set if a single colour, as `#rrggbb`, changed and nothing else. */
  readonly recolouring?: { readonly from: string; readonly to: string }
}

/** The share of changed pixels that must have the same two colours; the others are blends at edges. */
const DOMINANT = 0.3
/** For rounding when a colour is blended with its background. */
const ROUNDING = 2
/** Outside of a picture. Pixels of a picture are opaque. */
const NOTHING = 0

const channelsOf = (colour: number) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]
const hex = (colour: number) => `#${Buffer.from(channelsOf(colour)).toString('hex')}`

interface Pair {
  readonly from: number
  readonly to: number
  times: number
}

/** If the old colour is still present, something was added or removed instead of recoloured. */
function recolouringOf(pairs: readonly Pair[], after: Uint32Array): Difference['recolouring'] {
  const [most] = pairs.toSorted((one, other) => other.times - one.times)
  const changed = pairs.reduce((sum, { times }) => sum + times, 0)
  if (!most || most.times < changed * DOMINANT) return undefined
  const step = channelsOf(most.to).map((now, at) => now - channelsOf(most.from)[at]!)
  /** True at the edge of a letter, where only part of the colour changed. */
  const isPart = ({ from, to }: Pair) =>
    channelsOf(to).every((now, at) => {
      const moved = now - channelsOf(from)[at]!
      return moved >= Math.min(0, step[at]!) - ROUNDING && moved <= Math.max(0, step[at]!) + ROUNDING
    })
  if (!pairs.every((pair) => pair.from !== NOTHING && pair.to !== NOTHING && isPart(pair))) return undefined
  const kept = after.reduce((sum, colour) => sum + Number(colour === most.from), 0)
  return kept > most.times / 10 ? undefined : { from: hex(most.from), to: hex(most.to) }
}

/** @returns undefined if the pictures are equal. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  /** @returns one number per pixel, row by row: red, green, blue and alpha from the lowest byte. */
  async function pixelsOf(png: Buffer, own: { width: number; height: number }): Promise<Uint32Array> {
    const space = { right: width - own.width, bottom: height - own.height, background: '#0000' }
    const { buffer, byteOffset } = await sharp(png).ensureAlpha().extend(space).raw().toBuffer()
    return new Uint32Array(buffer, byteOffset, width * height)
  }
  const [old, now] = [await pixelsOf(before, sizes[0]!), await pixelsOf(after, sizes[1]!)]
  const pairs = new Map<string, Pair>()
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let at = 0; at < now.length; at += 1) {
    const from = old[at]!
    const to = now[at]!
    if (from === to) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), y + 1]
    const pair = pairs.get(`${from} ${to}`) ?? { from, to, times: 0 }
    pair.times += 1
    pairs.set(`${from} ${to}`, pair)
  }
  if (pairs.size === 0) return undefined
  const box = { left, top, width: right - left, height: bottom - top }
  const recolouring = recolouringOf([...pairs.values()], now)
  if (recolouring) return { box, recolouring, cause: `${recolouring.from} ${recolouring.to}` }
  const shape = createHash('sha256').update(`${box.width} `)
  for (const pixels of [old, now])
    for (let y = top; y < bottom; y += 1) shape.update(pixels.subarray(y * width + left, y * width + right))
  return { box, cause: shape.digest('hex') }
}
