import { luminanceOf } from '../../design-system/tokens/luminance.ts'
import type { Picture } from './picture.ts'
import type { TextColour } from './page/textColours.ts'

type Colour = readonly [red: number, green: number, blue: number]

function ratio(one: Colour, other: Colour): number {
  const [light, dark] = [luminanceOf(...one), luminanceOf(...other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const at = ({ width, pixels }: Picture, x: number, y: number): Colour => {
  const start = (y * width + x) * 3
  return [pixels[start] ?? 0, pixels[start + 1] ?? 0, pixels[start + 2] ?? 0]
}

/** A pixel belongs to a letter if its channels change by at least this sum when the text is painted. */
const STEP = 24
const PERCENTILE = 0.05

/** @returns the contrast that 95 % of the pixels reach, or undefined if no letter is visible. */
export function contrastOf(
  { rects, colour: [red, green, blue, alpha] }: TextColour,
  without: Picture,
  marked: Picture,
): number | undefined {
  const ratios: number[] = []
  for (const { left, top, right, bottom } of rects) {
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(without.height, bottom); y += 1) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(without.width, right); x += 1) {
        const ground = at(without, x, y)
        const mark = at(marked, x, y)
        if (Math.abs(ground[0] - mark[0]) + Math.abs(ground[1] - mark[1]) + Math.abs(ground[2] - mark[2]) < STEP)
          continue
        const mix = (ink: number, under: number) => ink * alpha + under * (1 - alpha)
        ratios.push(ratio([mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2])], ground))
      }
    }
  }
  return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length * PERCENTILE)]
}
