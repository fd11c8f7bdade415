/** Orders that a number decides, the same on every machine. */

/** Fisher and Yates's shuffle, with the random numbers of a seed. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  // Mulberry32.
  let state = seed
  const random = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const order = [...items]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}

/** One of `1/3` of the items: every third, from the first. */
export function partOf<Item>(items: readonly Item[], part: string): Item[] {
  const [, number, of] = (/^(\d+)\/(\d+)$/.exec(part) ?? []).map(Number)
  if (!number || !of || number > of) throw new Error(`A part is written like 1/3, not ${part}.`)
  return items.filter((_, at) => at % of === number - 1)
}
