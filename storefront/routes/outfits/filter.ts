/**
 * What is asked of the outfits, as the address says it: `?gender=F&category=1,2&from=600&to=3600&sort=price-up&page=2`.
 * A menu links to one category by `?q=3` (OUTF-11); the first choice made on the page replaces that.
 */
import type { GetOutfitCategory } from '../../api/contract/catalogue.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'
import { toRupees } from '../../text/money.ts'
import { isOrder, OUR_ORDER, type Order } from './order.ts'

/** The gender code that means all (CONST-07). */
export const EVERYBODY = 'A'
/** Rupees; the slider's ends before the provider has named them (CONST-06). */
export const DEFAULT_RANGE: Range = [0, 5000]

export type Range = readonly [number, number]
export type Categories = AnswerOf<typeof GetOutfitCategory>

export interface Filter {
  gender: string
  /** Ids, as text. */
  categories: readonly string[]
  /** Whole rupees; undefined where that end was left alone. */
  from: number | undefined
  to: number | undefined
  order: Order
  /** How many pages are shown, one under the other. */
  page: number
}

export const NO_FILTER: Filter = {
  gender: EVERYBODY,
  categories: [],
  from: undefined,
  to: undefined,
  order: OUR_ORDER,
  page: 1,
}

const MOST_PAGES = 1000

function whole(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

function list(text: string | null): string[] {
  return [...new Set((text ?? '').split(',').map((id) => id.trim()))].filter(Boolean)
}

/** Reads a query string; what makes no sense counts as not said. */
export function filterOf(search: string): Filter {
  const query = new URLSearchParams(search)
  const order = query.get('sort') ?? ''
  return {
    gender: /^\w{1,20}$/.exec(query.get('gender') ?? '')?.[0] ?? EVERYBODY,
    categories: query.has('category') ? list(query.get('category')) : list(query.get('q')).slice(0, 1),
    from: whole(query.get('from')),
    to: whole(query.get('to')),
    order: isOrder(order) ? order : OUR_ORDER,
    page: Math.min(Math.max(whole(query.get('page')) ?? 1, 1), MOST_PAGES),
  }
}

/** The address of a filter: only what differs from the page as it opens. */
export function pathOf({ gender, categories, from, to, order, page }: Filter): string {
  const query = new URLSearchParams({
    ...(gender !== EVERYBODY && { gender }),
    ...(categories.length > 0 && { category: categories.join(',') }),
    ...(from !== undefined && { from: String(from) }),
    ...(to !== undefined && { to: String(to) }),
    ...(order !== OUR_ORDER && { sort: order }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  // Commas need no escape, and an address is read by people too.
  return query ? `/outfits?${query.replaceAll('%2C', ',')}` : '/outfits'
}

/** The slider's ends, in whole rupees. */
export function endsOf({ Price }: Categories): Range {
  return [Math.floor(toRupees(Price.MinSellingPrice)), Math.ceil(toRupees(Price.MaxSellingPrice))]
}

/** The chosen range within the ends, the smaller first. */
export function rangeOf({ from, to }: Filter, [least, most]: Range): Range {
  const within = (price: number): number => Math.min(most, Math.max(least, price))
  const [low, high] = [within(from ?? least), within(to ?? most)]
  return low <= high ? [low, high] : [high, low]
}

/** A range as the filter keeps it: an end that is the slider's own is none. */
export function narrowed([low, high]: Range, [least, most]: Range): Pick<Filter, 'from' | 'to'> {
  return { from: low > least ? low : undefined, to: high < most ? high : undefined }
}

/** Those of the chosen categories that there are, in the provider's order (C-028). */
export function chosen({ categories }: Filter, { Outfitcategorylist }: Categories) {
  return Outfitcategorylist.filter(({ OutfitCategoryId }) => categories.includes(String(OutfitCategoryId)))
}

/** The body of GetOutFits (API-05, C-052). An end that was left alone is the provider's own figure. */
export function wantedOf(filter: Filter, answer: Categories) {
  const ends = endsOf(answer)
  const [low, high] = rangeOf(filter, ends)
  return {
    OutfitCategoryId: chosen(filter, answer)
      .map(({ OutfitCategoryId }) => OutfitCategoryId)
      .join(','),
    FromPrice: low > ends[0] ? low : toRupees(answer.Price.MinSellingPrice),
    ToPrice: high < ends[1] ? high : toRupees(answer.Price.MaxSellingPrice),
    GenderType: filter.gender,
  }
}
