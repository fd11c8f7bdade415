/** Positions count from 0 and wrap around, so no button is ever disabled. */
export function turned(at: number, by: 1 | -1 | 'first' | 'last', count: number): number {
  if (count < 1) return 0
  if (by === 'first') return 0
  if (by === 'last') return count - 1
  return (at + by + count) % count
}

/** The positions to preload: one step away. */
export function neighbours(at: number, count: number): readonly number[] {
  return [...new Set([turned(at, 1, count), turned(at, -1, count)])].filter((one) => one !== at)
}
