/** Sorts and pages outfits, which the provider does not do. */
import type { GetOutFits } from '../../api/contract/catalogue/outfits.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'

export type Outfit = AnswerOf<typeof GetOutFits>['OutFitList'][number]

export const OUR_ORDER = 'ours'
export const ORDERS = [
  { value: OUR_ORDER, text: 'Recommended' },
  { value: 'price-up', text: 'Price, low to high' },
  { value: 'price-down', text: 'Price, high to low' },
  { value: 'name', text: 'Name, A to Z' },
] as const
export type Order = (typeof ORDERS)[number]['value']

export function isOrder(text: string): text is Order {
  return ORDERS.some(({ value }) => value === text)
}

export const PAGE = 24

/** Created on first use and shared, because it takes milliseconds. */
let names: Intl.Collator | undefined

function byName(one: Outfit, other: Outfit): number {
  names ??= new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' })
  return names.compare(one.ProductName, other.ProductName)
}

/** Outfits without a known price come last in either direction. */
function byPrice(one: number | null, other: number | null, direction: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return (one - other) * direction
}

const COMPARE: Record<Exclude<Order, typeof OUR_ORDER>, (a: Outfit, b: Outfit) => number> = {
  'price-up': (a, b) => byPrice(a.SellingPrice, b.SellingPrice, 1),
  'price-down': (a, b) => byPrice(a.SellingPrice, b.SellingPrice, -1),
  name: byName,
}

/**
 * The first `count` outfits in a stable order. Keeps only those sorted: most others are rejected by one comparison with the
 * last one kept.
 */
export function firstOf(outfits: readonly Outfit[], count: number, order: Order): readonly Outfit[] {
  if (order === OUR_ORDER) return outfits.slice(0, count)
  const compare = COMPARE[order]
  if (count * 4 > outfits.length) return [...outfits].sort(compare).slice(0, count)
  const kept: Outfit[] = []
  for (const outfit of outfits) {
    const last = kept[count - 1]
    if (last && compare(outfit, last) >= 0) continue
    let [low, high] = [0, kept.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const other = kept[middle]
      if (other && compare(outfit, other) < 0) high = middle
      else low = middle + 1
    }
    kept.splice(low, 0, outfit)
    if (kept.length > count) kept.pop()
  }
  return kept
}

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
