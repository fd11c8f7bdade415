/** Compares two pictures. The browser and fonts are pinned, so every pixel counts. */
import { createHash } from 'node:crypto'
import { CHANNELS, type Picture } from './picture.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Recolouring {
  /** `#rrggbb` */
  readonly from: string
  readonly to: string
}

export interface Difference {
  readonly box: Box
  /** Equal for the same change in different surroundings. */
  readonly cause: string
  /** Set if a single colour changed and nothing else. */
  readonly recolouring?: Recolouring
}

/** The share of changed pixels that must have the same two colours; the others are blends at edges. */
const DOMINANT = 0.3
/** For rounding when a colour is blended with its background. */
const ROUNDING = 2
const NOTHING = -1

const colourAt = ({ width, height, pixels }: Picture, x: number, y: number): number =>
  x < width && y < height ? pixels.readUIntBE((y * width + x) * CHANNELS, CHANNELS) : NOTHING

/** Most rows are equal, and comparing bytes is far faster than comparing pixels. */
function isSameRow(before: Picture, after: Picture, y: number): boolean {
  if (before.width !== after.width || y >= before.height || y >= after.height) return false
  const [start, end] = [y * after.width * CHANNELS, (y + 1) * after.width * CHANNELS]
  return before.pixels.compare(after.pixels, start, end, start, end) === 0
}

function cut(picture: Picture, { left, top, width, height }: Box): Buffer {
  const rows = Array.from({ length: Math.max(0, Math.min(height, picture.height - top)) }, (_, row) => {
    const start = ((top + row) * picture.width + left) * CHANNELS
    return picture.pixels.subarray(start, start + Math.max(0, Math.min(width, picture.width - left)) * CHANNELS)
  })
  return Buffer.concat(rows)
}

const channelsOf = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255]
const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`

/** True at the edge of a letter, where only part of the colour changed. */
function isPartOf(step: readonly number[], from: number, to: number): boolean {
  const old = channelsOf(from)
  return channelsOf(to).every((now, at) => {
    const moved = now - old[at]!
    return moved >= Math.min(0, step[at]!) - ROUNDING && moved <= Math.max(0, step[at]!) + ROUNDING
  })
}

interface Pair {
  readonly from: number
  readonly to: number
  times: number
}

/** If the old colour is still present, something was added or removed instead of recoloured. */
function recolouringOf(pairs: readonly Pair[], after: Picture): Recolouring | undefined {
  const [most] = pairs.toSorted((one, other) => other.times - one.times)
  const changed = pairs.reduce((sum, { times }) => sum + times, 0)
  if (!most || most.times < changed * DOMINANT) return undefined
  const step = channelsOf(most.to).map((now, at) => now - channelsOf(most.from)[at]!)
  if (!pairs.every(({ from, to }) => from !== NOTHING && to !== NOTHING && isPartOf(step, from, to))) return undefined
  let kept = 0
  for (let y = 0; y < after.height; y += 1)
    for (let x = 0; x < after.width; x += 1) if (colourAt(after, x, y) === most.from) kept += 1
  return kept > most.times / 10 ? undefined : { from: hex(most.from), to: hex(most.to) }
}

/** @returns undefined if the pictures are equal. */
export function differenceOf(before: Picture, after: Picture): Difference | undefined {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)]
  const pairs = new Map<string, Pair>()
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y += 1) {
    if (isSameRow(before, after, y)) continue
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [colourAt(before, x, y), colourAt(after, x, y)]
      if (from === to) continue
      ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), y + 1]
      const pair = pairs.get(`${from} ${to}`) ?? { from, to, times: 0 }
      pair.times += 1
      pairs.set(`${from} ${to}`, pair)
    }
  }
  if (pairs.size === 0) return undefined
  const box = { left, top, width: right - left, height: bottom - top }
  const recolouring = recolouringOf([...pairs.values()], after)
  if (recolouring) return { box, recolouring, cause: `${recolouring.from} ${recolouring.to}` }
  const shape = createHash('sha256').update(`${box.width} `).update(cut(before, box)).update(' ')
  return { box, cause: shape.update(cut(after, box)).digest('hex') }
}
