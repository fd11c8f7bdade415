/**
 * The filter in the address: `?gender=F&category=1,2&from=600&to=3600&sort=price-up&page=2`. Menus link to one category
 * by `?q=3` (OUTF-11), until the visitor changes the filter.
 */
import { EVERYBODY } from '../../api/contract/codes.ts'
import type { GetOutfitCategory } from '../../api/contract/catalogue/outfits.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'
import { fromRupees, rupees, toRupees, type Paise } from '../../text/money.ts'
import { isOrder, OUR_ORDER, type Order } from './sort.ts'

/** The slider's ends in rupees, until loaded (CONST-06). */
export const DEFAULT_RANGE: Range = [0, 5000]

export type Range = readonly [number, number]
export type Categories = AnswerOf<typeof GetOutfitCategory>

export interface Filter {
  gender: string
  categories: readonly string[]
  /** Whole rupees; undefined for an unchanged end. */
  from: number | undefined
  to: number | undefined
  order: Order
  /** How many pages are shown at once. */
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

/** Invalid parts of the query are ignored. */
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

export function pathOf({ gender, categories, from, to, order, page }: Filter): string {
  const query = new URLSearchParams({
    ...(gender !== EVERYBODY && { gender }),
    ...(categories.length > 0 && { category: categories.join(',') }),
    ...(from !== undefined && { from: String(from) }),
    ...(to !== undefined && { to: String(to) }),
    ...(order !== OUR_ORDER && { sort: order }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  // Unescaped commas are valid and easier to read.
  return query ? `/outfits?${query.replaceAll('%2C', ',')}` : '/outfits'
}

/** In whole rupees. */
export function endsOf({ Price }: Categories): Range {
  const { MinSellingPrice: least, MaxSellingPrice: most } = Price
  return [
    least === null ? DEFAULT_RANGE[0] : Math.floor(toRupees(least)),
    most === null ? DEFAULT_RANGE[1] : Math.ceil(toRupees(most)),
  ]
}

export const price = (amount: number): string => rupees(fromRupees(amount))

/** The chosen range, clamped and ordered. */
export function rangeOf({ from, to }: Filter, [least, most]: Range): Range {
  const within = (price: number): number => Math.min(most, Math.max(least, price))
  const [low, high] = [within(from ?? least), within(to ?? most)]
  return low <= high ? [low, high] : [high, low]
}

/** A range for the filter, without ends that equal the slider's. */
export function narrowed([low, high]: Range, [least, most]: Range): Pick<Filter, 'from' | 'to'> {
  return { from: low > least ? low : undefined, to: high < most ? high : undefined }
}

/** The chosen categories that exist, in the provider's order (C-028). */
export function chosen({ categories }: Filter, { Outfitcategorylist }: Categories) {
  return Outfitcategorylist.filter(({ OutfitCategoryId }) => categories.includes(String(OutfitCategoryId)))
}

const exact = (end: Paise | null, rounded: number): number => (end === null ? rounded : toRupees(end))

/** The body of GetOutFits (API-05, C-052). Unchanged ends keep the provider's figures. */
export function wantedOf(filter: Filter, answer: Categories) {
  const ends = endsOf(answer)
  const [low, high] = rangeOf(filter, ends)
  return {
    OutfitCategoryId: chosen(filter, answer)
      .map(({ OutfitCategoryId }) => OutfitCategoryId)
      .join(','),
    FromPrice: low > ends[0] ? low : exact(answer.Price.MinSellingPrice, low),
    ToPrice: high < ends[1] ? high : exact(answer.Price.MaxSellingPrice, high),
    GenderType: filter.gender,
  }
}
