/** The turning of the banners. The first is shown at the start (HOME-04). */

/** What holds the turn; it goes on only while nothing does. */
export interface Holds {
  paused: boolean
  /** The pointer or the focus is on it. */
  attended: boolean
  hidden: boolean
}

export function turns(count: number, { paused, attended, hidden }: Holds): boolean {
  return count > 1 && !paused && !attended && !hidden
}

/** `after(4, 5)` is 0: the last is followed by the first. */
export function after(index: number, count: number): number {
  return count > 0 ? (index + 1) % count : 0
}
