/** Logic of a whole amount within bounds. Typed text stays as it is; stepping clamps it. */

export interface Bounds {
  min: number
  max: number
}

/** Parses an amount; undefined for anything but digits: `2.5`, `-1`, empty. */
export function amountOf(value: string): number | undefined {
  return /^\d{1,9}$/.test(value.trim()) ? Number(value) : undefined
}

/** The value after some steps. Text that is not an amount starts from the minimum. */
export function stepped(value: string, by: number, { min, max }: Bounds): string {
  const amount = amountOf(value)
  if (amount === undefined) return String(min)
  return String(Math.min(max, Math.max(min, amount + by)))
}

/** Whether a step in this direction changes anything. Text that is not an amount can step up, to the minimum. */
export function canStep(value: string, by: number, bounds: Bounds): boolean {
  const amount = amountOf(value)
  if (amount === undefined) return by > 0
  return by > 0 ? amount < bounds.max : amount > bounds.min
}

/** The value after a key; undefined for keys of text editing. */
export function keyed(key: string, value: string, bounds: Bounds): string | undefined {
  switch (key) {
    case 'ArrowUp':
      return stepped(value, 1, bounds)
    case 'ArrowDown':
      return stepped(value, -1, bounds)
    case 'PageUp':
      return stepped(value, 5, bounds)
    case 'PageDown':
      return stepped(value, -5, bounds)
    case 'Home':
      return String(bounds.min)
    case 'End':
      return String(bounds.max)
    default:
      return undefined
  }
}
