/** Swipes, in CSS pixels. */

export interface Spot {
  x: number
  y: number
}

/** The minimum horizontal distance, and its ratio to the vertical one. Anything else is a scroll or a tap. */
export const MIN_SWIPE = 40
const STEEPEST = 1.5

/** The direction of a swipe; undefined if it was not one. */
export function swipeOf(from: Spot, to: Spot): 'left' | 'right' | undefined {
  const across = to.x - from.x
  if (Math.abs(across) < MIN_SWIPE || Math.abs(across) < STEEPEST * Math.abs(to.y - from.y)) return undefined
  return across < 0 ? 'left' : 'right'
}

/** Swiping left goes forward, or back in right-to-left text. */
export function swipeStep(direction: 'left' | 'right', rightToLeft: boolean): 1 | -1 {
  return (direction === 'left') === rightToLeft ? -1 : 1
}

/** What a key does while paging; undefined for other keys. */
export function keyStep(key: string, rightToLeft: boolean): 1 | -1 | 'first' | 'last' | undefined {
  switch (key) {
    case 'ArrowRight':
      return rightToLeft ? -1 : 1
    case 'ArrowLeft':
      return rightToLeft ? 1 : -1
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    default:
      return undefined
  }
}
