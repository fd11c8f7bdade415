/** Add to, read, remove from and validate the cart: API-19, 20, 21, 27. */
import { CART_TYPES, type TypeId } from '../../storefront/api/contract/codes.ts'
import { dMy, type Day } from '../../storefront/text/dates.ts'
import { BOOKING_MESSAGES, feeOnRequest } from '../../storefront/text/bookingMessages.ts'
import { MESSAGES } from '../../storefront/text/messages.ts'
import { percentOf, toRupees } from '../../storefront/text/money.ts'
import { listOf, optionalText, requiredText, wholeNumber, type Fields } from './fields.ts'
import { overForToday, isOnRequest, productOf, type Product } from './products.ts'
import { bookableDay, placesLeft } from './capacity.ts'
import {
  cartKeyOf,
  isCounted,
  linesOf,
  MAX_QUANTITY,
  mergedCartKeyOf,
  newLine,
  ownerOf,
  packageIn,
  saveLines,
  type CartLine,
} from './carts.ts'
import { checkout } from './checkout.ts'
import { GST_PERCENT, groupByType, MINIMUM_BOOKING, priceCart, formatDay, type PricedLine } from './pricing.ts'
import { refuse } from './reply.ts'
import type { Handler, CallContext } from './context.ts'

const MOST_AT_ONCE = 20
const STAY = CART_TYPES.stay.TypeId
const PACKAGE = CART_TYPES.package.TypeId

function typeOf(item: Fields): TypeId {
  const TypeId = wholeNumber(item, 'TypeId', 1, 5, 'This kind of product does not exist.')
  const type = Object.values(CART_TYPES).find((one) => one.TypeId === TypeId)
  if (!type || optionalText(item, 'TypeName') !== type.TypeName) return refuse('TypeName does not fit TypeId.')
  return type.TypeId
}

function quantityOf(item: Fields, TypeId: TypeId): number {
  const text = optionalText(item, 'Quantity')
  if (text === '' || /^0+$/.test(text)) return refuse(MESSAGES.quantityEmpty)
  const sentence = /^\d+$/.test(text) ? MESSAGES.quantityAbove : 'Quantity has to be a whole number.'
  return wholeNumber(item, 'Quantity', 1, isCounted(TypeId) ? MAX_QUANTITY : 1, isCounted(TypeId) ? sentence : ONE_ONLY)
}

const ONE_ONLY = 'Only one of this can be booked at a time.'

/** A stay must be free. A package may be added on a sold-out day, to go with a Luxury Room (C-015). */
function dayOf(item: Fields, product: Product, context: CallContext, userId: string | undefined): Day | '' {
  const given = optionalText(item, 'BookingDate')
  optionalText(item, 'ActionBy')
  if (product.TypeId !== PACKAGE && product.TypeId !== STAY) return ''
  const day = bookableDay(given, context)
  const over = product.TypeId === PACKAGE ? overForToday(product, day, context.now) : undefined
  if (over !== undefined) return refuse(`${over} Please select another date.`)
  if (product.TypeId === STAY) {
    const left = placesLeft({ kind: 'stay', id: String(product.id), day }, context.tables, context.now, userId)
    if (left === 0) return refuse(`${product.name} is sold out on ${dMy(day)}.`)
  }
  return day
}

function added(lines: readonly CartLine[], line: CartLine, name: string): { lines: CartLine[]; Msg: string } {
  const twin = lines.find(({ TypeId, ProductId }) => TypeId === line.TypeId && ProductId === line.ProductId)
  if (line.TypeId === PACKAGE && !twin && packageIn(lines)) return refuse(BOOKING_MESSAGES.packageExists)
  if (!twin) return { lines: [...lines, line], Msg: `${name} has been added to your cart.` }
  const replaced = (change: Partial<CartLine>) => lines.map((one) => (one === twin ? { ...one, ...change } : one))
  if (line.TypeId === PACKAGE || line.TypeId === STAY) {
    const { BookingDate } = line
    return { lines: replaced({ BookingDate }), Msg: `${name} moved to ${formatDay(BookingDate)}.` }
  }
  if (!isCounted(line.TypeId)) return refuse(`${name} is already in your cart.`)
  const Quantity = twin.Quantity + line.Quantity
  if (Quantity > MAX_QUANTITY) return refuse(MESSAGES.quantityAbove)
  return { lines: replaced({ Quantity }), Msg: `${name}: ${Quantity} in your cart.` }
}

export const AddToUserCart: Handler<'AddToUserCart'> = (request, context) => {
  let Msg = ''
  for (const item of listOf(request, 'cart', MOST_AT_ONCE)) {
    const key = cartKeyOf(item, context)
    const TypeId = typeOf(item)
    const ProductId = requiredText(item, 'ProductId')
    const product = productOf(context.data, TypeId, ProductId) ?? refuse('This product does not exist.')
    if (isOnRequest(product)) refuse(`${feeOnRequest(product.name)} Please ask us first.`)
    const Quantity = quantityOf(item, TypeId)
    const BookingDate = dayOf(item, product, context, ownerOf(key))
    const line = newLine(context.tables, { TypeId, ProductId, BookingDate, Quantity })
    const next = added(linesOf(context.tables, key), line, product.name)
    saveLines(context.tables, key, next.lines)
    Msg = next.Msg
  }
  return { Msg, fields: {} }
}

function wireLine(line: PricedLine) {
  const { CartitemId, ProductId, ProductName, ProductCategory, StartTime, EndTime, Quantity } = line
  return {
    CartitemId,
    ProductId,
    ProductName,
    ProductPrice: toRupees(line.price),
    ProductSellingAmount: toRupees(line.selling),
    ProductCategory,
    StartTime,
    EndTime,
    BookingDate: formatDay(line.day),
    Quantity,
    PackageId: line.TypeId === PACKAGE ? ProductId : null,
    Amount: toRupees(line.amount),
  }
}

export const GetUserCart: Handler<'GetUserCart'> = (request, context) => {
  const key = mergedCartKeyOf(request, context)
  const { lines, total, discount } = priceCart(context.data, linesOf(context.tables, key))
  return {
    fields: {
      cart: groupByType(lines).map(({ TypeId, amount, lines: own }) => ({
        TypeId,
        Amount: toRupees(amount),
        cart: own.map(wireLine),
      })),
      GrantTotal: toRupees(total),
      DiscountAmount: toRupees(discount),
      MinimumBookingAmount: toRupees(MINIMUM_BOOKING),
      gstmodel: { GSTPercent: GST_PERCENT, GSTAmount: toRupees(percentOf(MINIMUM_BOOKING, GST_PERCENT)) },
    },
  }
}

export const RemoveItemFromUserCart: Handler<'RemoveItemFromUserCart'> = (request, context) => {
  const key = cartKeyOf(request, context)
  const id = requiredText(request, 'Cartid')
  const lines = linesOf(context.tables, key)
  const rest = lines.filter(({ CartitemId }) => String(CartitemId) !== id)
  if (rest.length === lines.length) refuse('This item is no longer in your cart.')
  saveLines(context.tables, key, rest)
  return { Msg: 'The item has been removed from your cart.', fields: {} }
}

export const ValidateUserCart: Handler<'ValidateUserCart'> = (request, context) => {
  const key = cartKeyOf(request, context)
  const verdict = checkout(linesOf(context.tables, key), context, ownerOf(key))
  switch (verdict.status) {
    case 'ready':
      return { Msg: 'Your cart is ready for checkout.', fields: {} }
    case 'stay wanted':
      return { n: 2, Msg: verdict.sentence, fields: {} }
    case 'refused':
      return { n: 0, Msg: verdict.sentence, fields: {} }
    default:
      return verdict satisfies never
  }
}
