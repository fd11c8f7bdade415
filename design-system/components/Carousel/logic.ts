/** Paging through slides of which `perView` are seen at once. Positions count from 0. */

/** The last position there is: beyond it the view would run empty. */
export function lastStart(count: number, perView: number): number {
  return Math.max(0, count - Math.max(1, perView))
}

/** One slide on; after the last full view, the first. */
export function next(at: number, count: number, perView: number): number {
  return at >= lastStart(count, perView) ? 0 : at + 1
}

/** One slide back; before the first, the last full view. */
export function previous(at: number, count: number, perView: number): number {
  return at <= 0 ? lastStart(count, perView) : at - 1
}

/** Of the slides' distances from the first, in pixels, the one a scroll offset is nearest to. Offsets are negative right to left. */
export function nearest(offset: number, distances: readonly number[]): number {
  let best = 0
  distances.forEach((distance, at) => {
    if (Math.abs(distance - offset) < Math.abs((distances[best] ?? 0) - offset)) best = at
  })
  return best
}

/** What stands in the way of turning; it turns while nothing does. */
export interface Holds {
  paused: boolean
  hovered: boolean
  focused: boolean
  hidden: boolean
  reducedMotion: boolean
}

export function turns(count: number, perView: number, holds: Holds): boolean {
  return count > perView && !Object.values(holds).includes(true)
}
