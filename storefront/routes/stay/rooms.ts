import { ROOM_PICTURES } from '#brand/roomPictures.ts'
import type { Cart } from '../../api/contract/cart.ts'
import type { GetRoomPackage } from '../../api/contract/catalogue/rooms.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'
import { wholeAddress } from '../../shell/PageHead.tsx'
import { shootDayOf } from '../../state/cart.ts'
import { parseDMy, type Day } from '../../text/dates.ts'
import { MESSAGES } from '../../text/messages.ts'
import { minus, rupees, toRupees } from '../../text/money.ts'

export type Room = AnswerOf<typeof GetRoomPackage>['Roompackagelist'][number]

/** A room may lack a name. */
export function nameOf({ CottagePackageName }: Pick<Room, 'CottagePackageName'>): string {
  return CottagePackageName.trim() || 'Room'
}

export function isPriced({ SellingPrice }: Room): boolean {
  return SellingPrice !== null
}

/** The list price is struck through only if it is higher (C-073). */
export function priceOf({ SellingPrice, Price }: Pick<Room, 'SellingPrice' | 'Price'>) {
  if (SellingPrice === null) return { selling: MESSAGES.priceOnRequest }
  const selling = rupees(SellingPrice)
  if (Price === null || Price <= SellingPrice) return { selling }
  return { selling, list: rupees(Price), listLabel: 'List price', save: `Save ${rupees(minus(Price, SellingPrice))}` }
}

/** A https://schema.org/Product with an Offer for each room that has a price. */
export const offersOf = (rooms: readonly Room[]): object[] =>
  rooms.flatMap((room, at) =>
    room.SellingPrice === null
      ? []
      : {
          '@type': 'Product',
          name: nameOf(room),
          image: wholeAddress(pictureAt(at)),
          offers: {
            '@type': 'Offer',
            price: toRupees(room.SellingPrice),
            priceCurrency: 'INR',
            url: wholeAddress('/luxury-cottage-stay'),
          },
        },
  )

/** Chosen by position in the tariff, because the call sends no picture. */
export function pictureAt(place: number): string {
  return ROOM_PICTURES[place % ROOM_PICTURES.length] ?? ROOM_PICTURES[0]
}

/** The day of the shoot in the cart, if no stay is booked yet (C-015). */
export function shootWithoutStay(cart: Cart | undefined): Day | undefined {
  const hasStay = cart?.cart.some(({ TypeId, cart: lines }) => TypeId === CART_TYPES.stay.TypeId && lines.length > 0)
  return hasStay ? undefined : parseDMy(shootDayOf(cart) ?? '')
}
