/** Which items stay open after a press. `single` closes the others; the last press wins. */
export function opened(before: readonly string[], after: readonly string[], type: 'single' | 'multiple'): string[] {
  if (type === 'multiple') return [...after]
  const fresh = after.filter((one) => !before.includes(one)).at(-1)
  return fresh === undefined ? after.slice(-1) : [fresh]
}

/** Where a key takes the focus among `count` questions, or undefined where it is none of ours. Arrows go round. */
export function neighbour(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowDown') return (at + 1) % count
  return key === 'ArrowUp' ? (at + count - 1) % count : undefined
}
