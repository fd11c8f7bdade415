/** A finger drawn across something, in CSS pixels. */

export interface Spot {
  x: number
  y: number
}

/** The least way across, and how much more across than down it has to go: anything else is a scroll or a tap. */
export const SWIPE_LEAST = 40
const STEEPEST = 1.5

/** Which way the finger went; undefined where it was no swipe. */
export function swipeOf(from: Spot, to: Spot): 'left' | 'right' | undefined {
  const across = to.x - from.x
  if (Math.abs(across) < SWIPE_LEAST || Math.abs(across) < STEEPEST * Math.abs(to.y - from.y)) return undefined
  return across < 0 ? 'left' : 'right'
}

/** What a way across means where the text runs so: to the left goes on, from right to left it goes back. */
export function turnOf(way: 'left' | 'right', rightToLeft: boolean): 1 | -1 {
  return (way === 'left') === rightToLeft ? -1 : 1
}

/** What a key means for something paged through; undefined where it is none of its keys. */
export function keyTurn(key: string, rightToLeft: boolean): 1 | -1 | 'first' | 'last' | undefined {
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
