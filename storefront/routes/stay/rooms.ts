/** A room package as the tariff and the dialog show it. */
import type { Cart } from '../../api/cart.ts'
import type { GetRoomPackage } from '../../api/contract/catalogue.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'
import { parseDMy, type Day } from '../../text/dates.ts'
import { minus, rupees } from '../../text/money.ts'

export type Room = AnswerOf<typeof GetRoomPackage>['Roompackagelist'][number]

/** The list price is struck through only where it is higher (C-073). */
export function priceOf({ SellingPrice, Price }: Pick<Room, 'SellingPrice' | 'Price'>) {
  const selling = rupees(SellingPrice)
  if (Price <= SellingPrice) return { selling }
  return { selling, list: rupees(Price), listLabel: 'List price', save: `Save ${rupees(minus(Price, SellingPrice))}` }
}

const PICTURES = ['exterior-night', 'bedroom', 'hearth', 'exterior', 'bath'] as const

/** The call sends no pictures: each room has one by its place in the tariff. */
export function pictureAt(place: number): string {
  return `/art/cottage/${PICTURES[place % PICTURES.length]}.svg`
}

/** The day of a shoot in the cart that has no stay yet: what sends people here when green rooms are gone (C-015). */
export function shootWithoutStay(cart: Cart | undefined): Day | undefined {
  const linesOf = (wanted: number) => cart?.cart.find((group) => group.TypeId === wanted)?.cart ?? []
  if (linesOf(CART_TYPES.stay.TypeId).length > 0) return undefined
  return parseDMy(linesOf(CART_TYPES.package.TypeId)[0]?.BookingDate ?? '')
}
