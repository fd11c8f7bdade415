/** Finds that nothing but a colour changed. */
import { type Difference, GRID } from './differences.ts'
import { around, colourAt, type Picture } from './picture.ts'

export interface Recolouring {
  readonly from: string
  readonly to: string
  /** The colours of the theme that have the new value. */
  readonly tokens: readonly string[]
}

/** Of the changed pixels, at least so many have to be of the same two colours for a recolouring. */
const DOMINANT = 0.3

/** For rounding where a colour is mixed with what is behind it. */
const ROUNDING = 2

const channelsOf = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255]

/** Whether a pixel changed by a part of what the colour changed by, as at the edge of a letter. */
function isPartOf(step: readonly number[], from: number, to: number): boolean {
  const old = channelsOf(from)
  return channelsOf(to).every((now, at) => {
    const moved = now - old[at]!
    return moved >= Math.min(0, step[at]!) - ROUNDING && moved <= Math.max(0, step[at]!) + ROUNDING
  })
}

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`

/**
 * The two colours of most changed pixels, unless the old one is still there: then something was added or lost. Every other
 * pixel has to have changed in the same direction, or a lost line would hide among recoloured borders.
 */
export function recolouringOf(
  before: Picture,
  after: Picture,
  places: readonly Difference[],
  colours: Readonly<Record<string, readonly string[]>>,
): Recolouring | undefined {
  const pairs = new Map<string, { from: number; to: number; times: number }>()
  const kept = new Map<number, number>()
  let changed = 0
  for (const place of places) {
    // With what is beside it: a lost line has the colour of its text.
    const box = around(place.box, GRID, after)
    for (let y = box.top; y < box.top + box.height; y += 1) {
      for (let x = box.left; x < box.left + box.width; x += 1) {
        const [from, to] = [colourAt(before, x, y), colourAt(after, x, y)]
        if (from === to) kept.set(from, (kept.get(from) ?? 0) + 1)
        else {
          changed += 1
          const pair = pairs.get(`${from} ${to}`) ?? { from, to, times: 0 }
          pair.times += 1
          pairs.set(`${from} ${to}`, pair)
        }
      }
    }
  }
  const [most] = [...pairs.values()].toSorted((one, other) => other.times - one.times)
  if (!most || most.times < changed * DOMINANT || (kept.get(most.from) ?? 0) > most.times / 10) return undefined
  const step = channelsOf(most.to).map((now, at) => now - channelsOf(most.from)[at]!)
  if ([...pairs.values()].some(({ from, to }) => !isPartOf(step, from, to))) return undefined
  return { from: hex(most.from), to: hex(most.to), tokens: colours[hex(most.to)] ?? [] }
}
