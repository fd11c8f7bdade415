import type { Box } from './inPage.ts'
import type { Measured } from './person.ts'

/** CSS pixels. Smaller differences are rounding and letter widths. */
const MOST = 8

export interface Difference {
  readonly path: string
  readonly width: number
  readonly what: string
  /** Such as `87 px taller`. */
  readonly how: string
}

const words = {
  x: ['further left', 'further right'],
  y: ['higher', 'lower'],
  width: ['narrower', 'wider'],
  height: ['shorter', 'taller'],
} as const

const howOf = (side: keyof typeof words, by: number): string => `${Math.abs(by)} px ${words[side][by > 0 ? 1 : 0]}`

function between(path: string, width: number, theirs: readonly Box[], ours: readonly Box[]): Difference[] {
  const byName = new Map(theirs.map((box) => [box.what, box]))
  const found: Difference[] = []
  // Elements below a taller one are shifted, which is no difference of their own.
  let shift = 0
  for (const box of ours.toSorted((a, b) => a.y - b.y)) {
    const other = byName.get(box.what)
    if (!other) {
      found.push({ path, width, what: box.what, how: 'is not there in Chromium' })
      continue
    }
    const by = {
      x: Math.round(box.x - other.x),
      y: Math.round(box.y - other.y - shift),
      width: Math.round(box.width - other.width),
      height: Math.round(box.height - other.height),
    }
    for (const side of ['x', 'y', 'width', 'height'] as const)
      if (Math.abs(by[side]) > MOST) found.push({ path, width, what: box.what, how: howOf(side, by[side]) })
    if (Math.abs(by.y) > MOST) shift = box.y - other.y
  }
  const names = new Set(ours.map(({ what }) => what))
  for (const { what } of theirs) if (!names.has(what)) found.push({ path, width, what, how: 'is in Chromium only' })
  return found
}

export function isElsewhere({ path, width, what }: Difference, others: readonly Difference[]): boolean {
  return others.some((one) => one.path === path && one.width === width && one.what === what)
}

export function differences(theirs: readonly Measured[], ours: readonly Measured[]): Difference[] {
  return ours.flatMap(({ path, width, boxes }) => {
    const same = theirs.find((one) => one.path === path && one.width === width)
    return same ? between(path, width, same.boxes, boxes) : []
  })
}
