/** Places the numbers of a drawing in a margin around it, each with a straight line to its part. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
interface Point {
  readonly x: number
  readonly y: number
}
export interface Marker {
  readonly at: Point
  /** Where the line ends, at the part. */
  readonly to: Point
}
type Side = 'left' | 'right' | 'top' | 'bottom'
interface Choice extends Marker {
  readonly side: Side
  readonly cost: number
}

/** From the edge of the stage to the centre of a number, in CSS pixels. */
const LANE = 18
/** Between two centres. */
const APART = 27
const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom']
/** Where lines may end on a side of the part, as fractions. */
const ALONG = [0.5, 0.25, 0.75, 0.12, 0.88] as const
const THROUGH_ANOTHER = 4
const CROWDED = 60
const OFF_CENTRE = 12

const isUpright = (side: Side) => side === 'left' || side === 'right'
const contains = (outer: Box, inner: Box) =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1

function lengthIn({ x, y, width, height }: Box, { at, to }: Marker): number {
  const isLevel = at.y === to.y
  const [across, from, until, start, end, low, high] = isLevel
    ? ([at.y, at.x, to.x, x, x + width, y, y + height] as const)
    : ([at.x, at.y, to.y, y, y + height, x, x + width] as const)
  if (across <= low || across >= high) return 0
  return Math.max(0, Math.min(Math.max(from, until), end) - Math.max(Math.min(from, until), start))
}

function line(side: Side, along: number, part: Box, stage: Box): Marker {
  if (isUpright(side)) {
    const y = part.y + part.height * along
    return {
      at: { x: side === 'left' ? LANE : stage.width - LANE, y },
      to: { x: side === 'left' ? part.x : part.x + part.width, y },
    }
  }
  const x = part.x + part.width * along
  return {
    at: { x, y: side === 'top' ? LANE : stage.height - LANE },
    to: { x, y: side === 'top' ? part.y : part.y + part.height },
  }
}

function choose(part: Box, others: readonly Box[], taken: readonly Choice[], stage: Box): Choice {
  const choices = SIDES.flatMap((side) =>
    ALONG.map((along): Choice => {
      const marker = line(side, along, part, stage)
      const { at, to } = marker
      const distance = Math.abs(at.x - to.x) + Math.abs(at.y - to.y)
      const through = others.reduce((sum, other) => sum + lengthIn(other, marker), 0)
      const crowd = taken.filter(
        (one) => one.side === side && Math.abs(isUpright(side) ? one.at.y - at.y : one.at.x - at.x) < APART,
      ).length
      const cost = distance + through * THROUGH_ANOTHER + crowd * CROWDED + (along === 0.5 ? 0 : OFF_CENTRE)
      return { ...marker, side, cost }
    }),
  )
  return choices.reduce((best, one) => (one.cost < best.cost ? one : best))
}

function spread(choices: readonly Choice[], side: Side, stage: Box): ReadonlyMap<Choice, Point> {
  const axis = isUpright(side) ? 'y' : 'x'
  const end = (axis === 'y' ? stage.height : stage.width) - LANE
  const row = choices.filter((one) => one.side === side).toSorted((one, other) => one.at[axis] - other.at[axis])
  const places: number[] = []
  for (const { at } of row) places.push(Math.max(at[axis], LANE, (places.at(-1) ?? -Infinity) + APART))
  for (let at = places.length - 1, limit = end; at >= 0; at -= 1, limit -= APART)
    places[at] = Math.min(places[at] ?? 0, limit)
  return new Map(row.map((one, at) => [one, { ...one.at, [axis]: places[at] }]))
}

export function place(parts: readonly Box[], stage: Box): Marker[] {
  const taken: Choice[] = []
  for (const part of parts) {
    const others = parts.filter((other) => other !== part && !contains(other, part) && !contains(part, other))
    taken.push(choose(part, others, taken, stage))
  }
  const places = new Map(SIDES.flatMap((side) => [...spread(taken, side, stage)]))
  return taken.map((one) => ({ at: places.get(one) ?? one.at, to: one.to }))
}
