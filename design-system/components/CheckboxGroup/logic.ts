/** The checked values after a change, in the order of the options. */
export function withChoice(
  chosen: readonly string[],
  value: string,
  isChecked: boolean,
  order: readonly string[],
): string[] {
  const now = new Set(chosen)
  if (isChecked) now.add(value)
  else now.delete(value)
  // Values that are no longer offered are dropped.
  return order.filter((one) => now.has(one))
}
