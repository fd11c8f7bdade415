/** The last position that shows a full view, counted from 0. */
export function lastStart(count: number, perView: number): number {
  return Math.max(0, count - Math.max(1, perView))
}

/** The slide nearest to the scroll position, in pixels. Offsets are negative in right-to-left text. */
export function nearest(offset: number, distances: readonly number[]): number {
  let best = 0
  distances.forEach((distance, at) => {
    if (Math.abs(distance - offset) < Math.abs((distances[best] ?? 0) - offset)) best = at
  })
  return best
}
