/** Calculates in paise, only from the catalogue. */
import { dMy, type Day } from '../../storefront/text/dates.ts'
import { fromRupees, minus, paiseOf, percentOf, sum, type Paise } from '../../storefront/text/money.ts'
import type { Id } from '../../storefront/api/contract/wire.ts'
import { CART_TYPES, type TypeId } from '../../storefront/api/contract/codes.ts'
import type { Catalogue } from '../payloads/demonstration.ts'
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
  /** Types 3 to 5 use the package's day. */
  readonly day: Day | ''
  readonly Quantity: number
  /** For one piece. */
  readonly price: Paise
  readonly selling: Paise
  readonly amount: Paise
}

export interface PricedCart {
  readonly lines: readonly PricedLine[]
  /** Sum of list prices. */
  readonly total: Paise
  readonly discount: Paise
  /** `total` less `discount`. */
  readonly payable: Paise
}

function times(amount: Paise, quantity: number): Paise {
  return paiseOf(amount * quantity)
}

/** Sorted by type. Lines without a product are left out. */
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
  return sumLines(priced.sort((a, b) => a.TypeId - b.TypeId))
}

export function sumLines(lines: readonly PricedLine[]): PricedCart {
  const total = sum(lines.map(({ price, Quantity }) => times(price, Quantity)))
  const payable = sum(lines.map(({ amount }) => amount))
  return { lines, total, payable, discount: minus(total, payable) }
}

export function groupByType(lines: readonly PricedLine[]): { TypeId: TypeId; amount: Paise; lines: PricedLine[] }[] {
  return Object.values(CART_TYPES)
    .map(({ TypeId }) => ({ TypeId, lines: lines.filter((line) => line.TypeId === TypeId) }))
    .filter((group) => group.lines.length > 0)
    .map((group) => ({ ...group, amount: sum(group.lines.map(({ amount }) => amount)) }))
}

export function formatDay(day: Day | ''): string {
  return day === '' ? '' : dMy(day)
}

export function payableNow(booking: Paise): { gst: Paise; paid: Paise } {
  const gst = percentOf(booking, GST_PERCENT)
  return { gst, paid: sum([booking, gst]) }
}

/** A total below the minimum is the only possible amount (C-092). */
export function smallestBooking(payable: Paise): Paise {
  return payable < MINIMUM_BOOKING ? payable : MINIMUM_BOOKING
}
