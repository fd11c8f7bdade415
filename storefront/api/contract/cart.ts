import * as v from 'valibot'
import { AVAILABLE, FAST_FILLING, SOLD_OUT } from './codes.ts'
import type { Sent } from './requests.ts'
import { call, count, id, list, money, text } from './wire.ts'

/** A cart's owner: the user (empty for a guest) and the cookie SessionId. */
export type Identity = Sent<'ValidateUserCart'>

const availability = {
  method: 'POST',
  envelope: 'top',
  accepts: [AVAILABLE, FAST_FILLING, SOLD_OUT],
  fields: { Status: v.optional(text, '') },
} as const

/** API-18: `PackageDate` as picked, `05 Jan 2026` (C-061). */
export const GetAvailabilityForPackage = /* @__PURE__ */ call<Sent<'GetAvailabilityForPackage'>>()({
  name: 'GetAvailabilityForPackage',
  ...availability,
})

/** API-31: has no UserId. */
export const GetAvailabilityForCottage = /* @__PURE__ */ call<Sent<'GetAvailabilityForCottage'>>()({
  name: 'GetAvailabilityForCottage',
  ...availability,
})

/** API-13 */
export const GetAvailabilityForProfessional = /* @__PURE__ */ call<Sent<'GetAvailabilityForProfessional'>>()({
  name: 'GetAvailabilityForProfessional',
  method: 'POST',
  envelope: 'top',
})

/** API-19 */
export const AddToUserCart = /* @__PURE__ */ call<Sent<'AddToUserCart'>>()({
  name: 'AddToUserCart',
  method: 'POST',
  envelope: 'top',
})

const cartItem = v.object({
  CartitemId: id,
  ProductId: id,
  ProductName: text,
  ProductPrice: money,
  ProductSellingAmount: money,
  ProductCategory: v.optional(text, ''),
  StartTime: v.optional(text, ''),
  EndTime: v.optional(text, ''),
  BookingDate: v.optional(text, ''),
  Quantity: count,
  PackageId: v.optional(v.nullable(id), null),
  Amount: money,
})

const cartFields = {
  cart: list(v.object({ TypeId: count, Amount: money, cart: list(cartItem) })),
  GrantTotal: money,
  DiscountAmount: money,
  MinimumBookingAmount: money,
  gstmodel: v.object({ GSTPercent: count, GSTAmount: money }),
}

/** API-20: checkout sends only UserId (C-017). */
export const GetUserCart = /* @__PURE__ */ call<Sent<'GetUserCart'>>()({
  name: 'GetUserCart',
  method: 'POST',
  envelope: 'response',
  fields: cartFields,
})

/** API-21: `n` 1 leads to /checkout, 2 to /luxury-cottage-stay. */
export const ValidateUserCart = /* @__PURE__ */ call<Sent<'ValidateUserCart'>>()({
  name: 'ValidateUserCart',
  method: 'GET',
  envelope: 'ResponseList',
  accepts: [1, 2],
})

/** API-26 */
export const ApplyCoupon = /* @__PURE__ */ call<Sent<'ApplyCoupon'>>()({
  name: 'ApplyCoupon',
  method: 'GET',
  envelope: 'response',
  fields: { couponmodel: v.object({ Amount: money }) },
})

/** API-27: `Cartid` is a line's CartitemId (C-088). */
export const RemoveItemFromUserCart = /* @__PURE__ */ call<Sent<'RemoveItemFromUserCart'>>()({
  name: 'RemoveItemFromUserCart',
  method: 'GET',
  envelope: 'top',
})
