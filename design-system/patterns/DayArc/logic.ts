/** The arc of a day in a 240 by 50 drawing: sunrise at the left, nightfall at the right. */
export const DAWN = 6 * 60
export const DUSK = 21 * 60
const DAY = 24 * 60
const CENTRE = 120
const RADIUS_X = 112
const RADIUS_Y = 36
export const HORIZON = 44

export interface Point {
  x: number
  y: number
}

const round = (value: number) => Math.round(value * 100) / 100

/** Minutes after midnight. On the horizon before 6:00 and after 21:00. */
export function sunAt(minutes: number): Point {
  const passed = Math.min(Math.max((minutes - DAWN) / (DUSK - DAWN), 0), 1)
  const angle = Math.PI * passed
  return { x: round(CENTRE - RADIUS_X * Math.cos(angle)), y: round(HORIZON - RADIUS_Y * Math.sin(angle)) }
}

const between = (from: number, to: number) => {
  const [start, end] = [sunAt(from), sunAt(to)]
  return `M${start.x} ${start.y}A${RADIUS_X} ${RADIUS_Y} 0 0 1 ${end.x} ${end.y}`
}

export const WHOLE_DAY = between(DAWN, DUSK)

export interface Stretch {
  path: string
  sun: Point
}

/**
 * The highlighted part of the arc, with the sun in its middle. An end before the start means past midnight. Undefined
 * if none of it is in daylight.
 */
export function stretch(start: number | undefined, end: number | undefined): Stretch | undefined {
  if (start === undefined || end === undefined || !Number.isFinite(start) || !Number.isFinite(end)) return undefined
  const last = end <= start ? end + DAY : end
  const from = Math.max(start, DAWN)
  const to = Math.min(last, DUSK)
  if (to <= from) return undefined
  return { path: between(from, to), sun: sunAt((from + to) / 2) }
}

export const TWO_DAYS: readonly [Stretch, Stretch] = [
  { path: 'M8 44A54 34 0 0 1 116 44', sun: { x: 62, y: 10 } },
  { path: 'M124 44A54 34 0 0 1 232 44', sun: { x: 178, y: 10 } },
]
