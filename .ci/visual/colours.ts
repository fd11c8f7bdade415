/** Maps the colours of one mode to those of another: a theme draws the same shapes in other colours. */
import { CHANNELS, type Picture } from './picture.ts'

/** By `0xrrggbb`; missing colours stay. */
export type Colours = ReadonlyMap<number, number>

/** A colour on fewer pixels costs more in the palette than in the blocks. */
const RARE = 4
const BEYOND = 2 ** 24

const colourAt = (pixels: Buffer, at: number): number => pixels[at]! * 65_536 + pixels[at + 1]! * 256 + pixels[at + 2]!

/** The most frequent colour, `[red, green, blue]`. */
export function backgroundOf({ pixels }: Picture): Buffer {
  const times = new Map<number, number>()
  let [last, run] = [colourAt(pixels, 0), 0]
  for (let at = 0; at <= pixels.length; at += CHANNELS) {
    const colour = at < pixels.length ? colourAt(pixels, at) : -1
    if (colour !== last) {
      times.set(last, (times.get(last) ?? 0) + run)
      run = 0
    }
    last = colour
    run += 1
  }
  const [[most] = [0]] = [...times].toSorted(([, one], [, other]) => other - one)
  return Buffer.from([most >> 16, (most >> 8) & 255, most & 255])
}

/** Learns from pairs of equally large pictures what each colour becomes most often. */
export function createPaletteLearner() {
  const pairs = new Map<number, number>()
  return {
    add({ pixels: base }: Picture, { pixels: other }: Picture): void {
      let [run, last] = [0, -1]
      const note = () => run > 0 && pairs.set(last, (pairs.get(last) ?? 0) + run)
      for (let at = 0; at < base.length; at += CHANNELS) {
        const pair = colourAt(base, at) * BEYOND + colourAt(other, at)
        if (pair !== last) {
          note()
          run = 0
        }
        last = pair
        run += 1
      }
      note()
    },
    learnt(): Colours {
      const best = new Map<number, { to: number; times: number }>()
      for (const [pair, times] of pairs) {
        const from = Math.floor(pair / BEYOND)
        if (times >= RARE && times > (best.get(from)?.times ?? 0)) best.set(from, { to: pair % BEYOND, times })
      }
      return new Map([...best].flatMap(([from, { to }]) => (from === to ? [] : [[from, to] as const])))
    },
  }
}

export function recoloured(base: Picture, colours: Colours): Picture {
  const pixels = Buffer.allocUnsafe(base.pixels.length)
  let [from, to] = [-1, 0]
  for (let at = 0; at < pixels.length; at += CHANNELS) {
    const colour = colourAt(base.pixels, at)
    if (colour !== from) [from, to] = [colour, colours.get(colour) ?? colour]
    pixels[at] = to >> 16
    pixels[at + 1] = (to >> 8) & 255
    pixels[at + 2] = to & 255
  }
  return { ...base, pixels }
}
