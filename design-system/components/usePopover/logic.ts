/** Arrow keys in a panel of columns: the mega menu and the small menus. */
export interface Place {
  column: number
  row: number
}

export const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const
export type Arrow = (typeof ARROWS)[number]

export function isArrow(key: string): key is Arrow {
  return ARROWS.some((arrow) => arrow === key)
}

const clamp = (value: number, last: number) => Math.max(0, Math.min(value, last))

/**
 * Up and down wrap around within a column; left and right stop at the edges and keep the row if possible. `sizes` holds
 * the number of entries per column; empty columns are skipped.
 */
export function move(key: Arrow, from: Place, sizes: readonly number[], rightToLeft = false): Place {
  const rows = sizes[from.column] ?? 0
  switch (key) {
    case 'ArrowDown':
      return { ...from, row: (from.row + 1) % rows }
    case 'ArrowUp':
      return { ...from, row: (from.row - 1 + rows) % rows }
    case 'Home':
      return { ...from, row: 0 }
    case 'End':
      return { ...from, row: rows - 1 }
    case 'ArrowLeft':
    case 'ArrowRight': {
      const step = (key === 'ArrowRight') === rightToLeft ? -1 : 1
      let column = from.column + step
      while (sizes[column] === 0) column += step
      const size = sizes[column]
      return size === undefined ? from : { column, row: clamp(from.row, size - 1) }
    }
    default:
      return key satisfies never
  }
}
