/** React keys; later duplicates get a suffix. */
export function keysOf(ids: readonly (string | number)[]): string[] {
  const seen = new Map<string, number>()
  return ids.map((id) => {
    const key = String(id)
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    return before === 0 ? key : `${key} again ${before}`
  })
}
