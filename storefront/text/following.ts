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
