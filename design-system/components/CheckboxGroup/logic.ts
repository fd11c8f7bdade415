/** The chosen values after a press, in the order of the options. */
export function toggled(chosen: readonly string[], value: string, order: readonly string[]): string[] {
  const now = new Set(chosen)
  if (!now.delete(value)) now.add(value)
  // Values no longer offered are dropped.
  return order.filter((one) => now.has(one))
}
