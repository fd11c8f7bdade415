export function opened(before: readonly string[], after: readonly string[], type: 'single' | 'multiple'): string[] {
  if (type === 'multiple') return [...after]
  const fresh = after.filter((one) => !before.includes(one)).at(-1)
  return fresh === undefined ? after.slice(-1) : [fresh]
}
