/** Pages through slides, `perView` at a time. Positions count from 0. */

/** The last position that shows a full view. */
export function lastStart(count: number, perView: number): number {
  return Math.max(0, count - Math.max(1, perView))
}

export function next(at: number, count: number, perView: number): number {
  return at >= lastStart(count, perView) ? 0 : at + 1
}

export function previous(at: number, count: number, perView: number): number {
  return at <= 0 ? lastStart(count, perView) : at - 1
}

/** The slide nearest to the scroll position, in pixels. Offsets are negative in right-to-left text. */
export function nearest(offset: number, distances: readonly number[]): number {
  let best = 0
  distances.forEach((distance, at) => {
    if (Math.abs(distance - offset) < Math.abs((distances[best] ?? 0) - offset)) best = at
  })
  return best
}
