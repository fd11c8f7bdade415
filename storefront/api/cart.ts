/** Each function makes one call and throws only ApiError. */
import * as calls from './contract/cart.ts'
import { CART_TYPES, type CartType } from './contract/codes.ts'
import type { AnswerOf, Id } from './contract/wire.ts'
import { send, type SendOptions } from './client.ts'
import { identity } from './identity.ts'

export const checkProfessional = (ProfessionalId: Id) =>
  send(calls.GetAvailabilityForProfessional, { ...identity(), ProfessionalId })

export interface Addition {
  type: CartType
  productId: Id
  /** `05 Jan 2026`. Packages and stays have their own day; everything else uses the package's (C-061). */
  date?: string
  quantity?: number
}

export function addToCart(additions: readonly Addition[]) {
  const who = identity()
  const cart = additions.map(({ type, productId, date = '', quantity = 1 }) => ({
    ...who,
    ...CART_TYPES[type],
    ProductId: productId,
    BookingDate: date,
    Quantity: quantity,
    ActionBy: who.UserId,
  }))
  return send(calls.AddToUserCart, { cart })
}

export type Cart = AnswerOf<typeof calls.GetUserCart>

export const readCart = (options?: SendOptions) => send(calls.GetUserCart, identity(), options)

/** The checkout sends only the user (C-017). */
export const readCartOfUser = (options?: SendOptions) => send(calls.GetUserCart, { UserId: identity().UserId }, options)

export const validateCart = () => send(calls.ValidateUserCart, identity())

export const applyCoupon = (code: string) => send(calls.ApplyCoupon, { ...identity(), CouponCode: code })

export const removeFromCart = (cartItemId: Id) =>
  send(calls.RemoveItemFromUserCart, { ...identity(), Cartid: cartItemId })
