/** A whole amount within bounds. What was typed stays as typed; only stepping brings it into the bounds. */

export interface Bounds {
  min: number
  max: number
}

/** The amount of a typed text; undefined for anything but digits, so `2.5`, `-1` and `` are none. */
export function amountOf(value: string): number | undefined {
  return /^\d{1,9}$/.test(value.trim()) ? Number(value) : undefined
}

/** The value after so many steps. From a text that is no amount stepping starts at the minimum. */
export function stepped(value: string, by: number, { min, max }: Bounds): string {
  const amount = amountOf(value)
  if (amount === undefined) return String(min)
  return String(Math.min(max, Math.max(min, amount + by)))
}

/** Whether a step that way changes anything. A text that is no amount can go up, to the minimum. */
export function canStep(value: string, by: number, bounds: Bounds): boolean {
  const amount = amountOf(value)
  if (amount === undefined) return by > 0
  return by > 0 ? amount < bounds.max : amount > bounds.min
}

/** What a key does to the value; undefined where the key is for the text. */
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
