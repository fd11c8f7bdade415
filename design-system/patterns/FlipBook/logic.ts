/** Pages count from 0. A spread is one open page, or two side by side. */

export interface Spread {
  first: number
  last: number
}

/** The spread of a page. Pages out of range are clamped. */
export function spreadOf(page: number, count: number, side: 1 | 2): Spread {
  const within = Math.min(Math.max(0, page), Math.max(0, count - 1))
  const first = within - (within % side)
  return { first, last: Math.min(first + side - 1, Math.max(0, count - 1)) }
}

/** The first page of the spread that a turn leads to, clamped at both ends. */
export function turned(page: number, by: 1 | -1 | 'first' | 'last', count: number, side: 1 | 2): number {
  const { first } = spreadOf(page, count, side)
  const wanted = by === 'first' ? 0 : by === 'last' ? count - 1 : first + by * side
  if (wanted < 0 || wanted > count - 1) return first
  return spreadOf(wanted, count, side).first
}
