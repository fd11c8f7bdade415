/** Keeps the first item of each key: of two options with the same value, only one could be chosen. */
export function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>()
  return items.filter((item) => {
    const key = keyOf(item)
    return !seen.has(key) && seen.add(key)
  })
}

/** Wraps around. Entries without a slug have no page. */
export function following<Entry extends { SlugId: string }>(
  entries: readonly Entry[],
  slug: string,
  count: number,
): Entry[] {
  const here = entries.findIndex(({ SlugId }) => SlugId === slug)
  return [...entries.slice(here + 1), ...entries.slice(0, Math.max(here, 0))]
    .filter(({ SlugId }) => SlugId && SlugId !== slug)
    .slice(0, count)
}

/** One item per line (PRICE-14). */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n|<br\s*\/?>/i)
    .map((line) => line.trim())
    .filter(Boolean)
}
