/**
 * Limits concurrency, because thousands at once would exhaust connections and file handles. Starts nothing after a
 * failure.
 */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = items.entries()
  let failed = false
  async function work(): Promise<void> {
    for (const [at, item] of left) {
      if (failed) return
      try {
        results[at] = await run(item)
      } catch (problem) {
        failed = true
        throw problem
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work))
  return results
}
