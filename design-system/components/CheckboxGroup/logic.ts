/** The chosen values after one was pressed, in the order of the options: the same choice is always the same list. */
export function toggled(chosen: readonly string[], value: string, order: readonly string[]): string[] {
  const now = new Set(chosen)
  if (!now.delete(value)) now.add(value)
  // What was chosen and is no longer offered falls away with the next press.
  return order.filter((one) => now.has(one))
}
