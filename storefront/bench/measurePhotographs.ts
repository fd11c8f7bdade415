import { bytesOf } from './firstView.ts'
import { BASELINES } from './baseline/buildBaselines.ts'
import { PHOTOGRAPH_GOAL } from './goals.ts'
import type { Setup } from './setup.ts'
import { median, scoresOnce } from './lighthouse.ts'
import type { PhotographResult } from './results.ts'
import { missedAbove, print } from './table.ts'
import { PHONE, NEW_VISITOR } from './visitor.ts'

const PATHS = ['/', '/set/glasshouse', '/event/wedding', '/outfits']
const DENSITIES = [1.75, 2.6]

/** @param setup with a build of `--photographs`. */
export async function measurePhotographs({ browser, address, baseline, runs }: Setup): Promise<PhotographResult[]> {
  const targets = PATHS.flatMap((path) => DENSITIES.map((density) => ({ path, density, paints: [] as number[] })))
  const baselines: number[] = []
  for (let run = 0; run < runs; run += 1) {
    baselines.push((await scoresOnce(baseline + BASELINES.static, NEW_VISITOR)).lcp)
    for (const { path, density, paints } of targets)
      paints.push((await scoresOnce(address + path, NEW_VISITOR, density)).lcp)
  }
  const rows: PhotographResult[] = []
  for (const { path, density, paints } of targets) {
    const device = { ...PHONE, deviceScaleFactor: density }
    const { picture } = await bytesOf(browser, address + path, { kind: 'content', visitor: NEW_VISITOR, device })
    const lcp = median(paints)
    rows.push({ name: `${path}, ${density} pixels for one`, lcp, times: lcp / median(baselines), picture })
  }
  return rows
}

/** @returns the number of missed goals. */
export function printPhotographs(rows: readonly PhotographResult[]): number {
  const { lcp: goal, picture: weight } = PHOTOGRAPH_GOAL
  console.log(
    `\nPhotographs of 3 MB at the provider: largest paint, ms (goal ${goal}), times the static page; first picture, kB (goal ${weight})`,
  )
  return print(
    ['page', 'LCP ', 'times', 'picture '],
    rows.map(({ name, lcp, times, picture }) => [
      name,
      missedAbove(lcp, goal),
      times.toFixed(2),
      missedAbove(picture, weight, 1),
    ]),
  )
}
