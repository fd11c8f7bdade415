/** What a cart comes to. Everything in paise; nothing of it is taken from the client. */
import { dMy, type Day } from '../../storefront/text/dates.ts'
import { fromRupees, minus, paiseOf, percentOf, sum, type Paise } from '../../storefront/text/money.ts'
import type { Id } from '../../storefront/api/contract/wire.ts'
import { CART_TYPES, type TypeId } from '../../storefront/api/contract/codes.ts'
import type { Catalogue } from './catalogue.ts'
import { packageIn, type CartLine } from './carts.ts'
import { productOf } from './products.ts'

export const MINIMUM_BOOKING: Paise = fromRupees(3000)
/** CGST 9 + SGST 9. */
export const GST_PERCENT = 18

export interface PricedLine {
  readonly CartitemId: number
  readonly TypeId: TypeId
  readonly ProductId: Id
  readonly ProductName: string
  readonly ProductCategory: string
  readonly StartTime: string
  readonly EndTime: string
  /** The line's own day or, for types 3 to 5, the package's. */
  readonly day: Day | ''
  readonly Quantity: number
  /** List price of one, and what one is sold for. */
  readonly price: Paise
  readonly selling: Paise
  /** Selling price times quantity. */
  readonly amount: Paise
}

export interface PricedCart {
  readonly lines: readonly PricedLine[]
  /** Sum of the list prices. */
  readonly total: Paise
  /** What selling prices take off it. */
  readonly discount: Paise
  /** `total` less `discount`. */
  readonly payable: Paise
}

function times(amount: Paise, quantity: number): Paise {
  return paiseOf(amount * quantity)
}

/** Lines in the order of their types. A line whose product has left the catalogue is left out. */
export function priceCart(data: Catalogue, lines: readonly CartLine[]): PricedCart {
  const shootDay = packageIn(lines)?.BookingDate ?? ''
  const priced = lines.flatMap((line): PricedLine[] => {
    const product = productOf(data, line.TypeId, line.ProductId)
    if (!product) return []
    const { CartitemId, TypeId, Quantity } = line
    return [
      {
        CartitemId,
        TypeId,
        ProductId: product.id,
        ProductName: product.name,
        ProductCategory: product.category,
        StartTime: product.StartTime,
        EndTime: product.EndTime,
        day: line.BookingDate || shootDay,
        Quantity,
        price: product.price,
        selling: product.selling,
        amount: times(product.selling, Quantity),
      },
    ]
  })
  return summed(priced.sort((a, b) => a.TypeId - b.TypeId))
}

export function summed(lines: readonly PricedLine[]): PricedCart {
  const total = sum(lines.map(({ price, Quantity }) => times(price, Quantity)))
  const payable = sum(lines.map(({ amount }) => amount))
  return { lines, total, payable, discount: minus(total, payable) }
}

/** Lines by type, in the order of the types, with the sum of each. */
export function grouped(lines: readonly PricedLine[]): { TypeId: TypeId; amount: Paise; lines: PricedLine[] }[] {
  return Object.values(CART_TYPES)
    .map(({ TypeId }) => ({ TypeId, lines: lines.filter((line) => line.TypeId === TypeId) }))
    .filter((group) => group.lines.length > 0)
    .map((group) => ({ ...group, amount: sum(group.lines.map(({ amount }) => amount)) }))
}

/** `05 Jan 2026`, or empty. */
export function formatDay(day: Day | ''): string {
  return day === '' ? '' : dMy(day)
}

/** What has to be paid now: the booking amount and 18 % GST on it. */
export function payableNow(booking: Paise): { gst: Paise; paid: Paise } {
  const gst = percentOf(booking, GST_PERCENT)
  return { gst, paid: sum([booking, gst]) }
}

/** The smallest booking amount for a total; a total below the minimum is itself the only one (C-092). */
export function smallestBooking(payable: Paise): Paise {
  return payable < MINIMUM_BOOKING ? payable : MINIMUM_BOOKING
}
