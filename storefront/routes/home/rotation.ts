/** Rotation of the banners (HOME-04). */

/** Each stops the rotation. */
export interface Holds {
  paused: boolean
  /** Under the pointer or with focus. */
  attended: boolean
  hidden: boolean
}

export function turns(count: number, { paused, attended, hidden }: Holds): boolean {
  return count > 1 && !paused && !attended && !hidden
}

/** `after(4, 5)` is 0. */
export function after(index: number, count: number): number {
  return count > 0 ? (index + 1) % count : 0
}
