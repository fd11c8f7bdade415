/** Positions count from 0. After the last comes the first: no button is ever dead. */
export function turned(at: number, by: 1 | -1 | 'first' | 'last', count: number): number {
  if (count < 1) return 0
  if (by === 'first') return 0
  if (by === 'last') return count - 1
  return (at + by + count) % count
}

/** The positions to fetch ahead: the ones a single step can reach. */
export function neighbours(at: number, count: number): readonly number[] {
  return [...new Set([turned(at, 1, count), turned(at, -1, count)])].filter((one) => one !== at)
}
