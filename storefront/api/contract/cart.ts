import * as v from 'valibot'
import { readRupees } from '../../text/money.ts'
import type { Sent } from './meanings.ts'
import { call, count, id, lenient, list, money, price, text, type AnswerOf } from './wire.ts'

/** A cart's owner: the user (empty for a guest) and the cookie SessionId. */
export type Identity = Sent<'ValidateUserCart'>

const words = /* @__PURE__ */ lenient(text, '')
const maybeWords = /* @__PURE__ */ v.optional(words, '')
const maybeId = /* @__PURE__ */ lenient(id, null)

/** Unreadable values become null or empty, because carts must be complete. */
const cartItem = /* @__PURE__ */ v.object({
  CartitemId: maybeId,
  ProductId: maybeId,
  ProductName: words,
  ProductPrice: price,
  ProductSellingAmount: price,
  ProductCategory: maybeWords,
  StartTime: maybeWords,
  EndTime: maybeWords,
  BookingDate: maybeWords,
  Quantity: lenient(count, null),
  PackageId: v.optional(lenient(v.nullable(id), null), null),
  Amount: price,
})

const cartFields = {
  cart: /* @__PURE__ */ list(v.object({ TypeId: lenient(count, 0), Amount: price, cart: list(cartItem, true) }), true),
  GrantTotal: price,
  DiscountAmount: price,
  MinimumBookingAmount: price,
  gstmodel: /* @__PURE__ */ lenient(v.object({ GSTPercent: count, GSTAmount: money }), null),
}

/** API-20: the checkout sends only UserId (C-017). */
export const GetUserCart = call('GetUserCart', {
  method: 'POST',
  envelope: 'response',
  fields: cartFields,
  // Without lines and total, nobody knows whether the cart is empty.
  isThere: ({ cart, GrantTotal }) => Array.isArray(cart) || readRupees(GrantTotal) !== undefined,
})

export type Cart = AnswerOf<typeof GetUserCart>

/** API-26 */
export const ApplyCoupon = call('ApplyCoupon', {
  method: 'GET',
  envelope: 'response',
  fields: { couponmodel: v.object({ Amount: money }) },
})
