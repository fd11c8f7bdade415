/** Calls that change a cart or check it first. Every page loads `cart.ts`, but few make these calls. */
import * as calls from './contract/cartChanges.ts'
import { CART_TYPES, type CartType } from './contract/codes.ts'
import type { Id } from './contract/wire.ts'
import { send } from './client.ts'
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

export const validateCart = () => send(calls.ValidateUserCart, identity())

export const removeFromCart = (cartItemId: Id) =>
  send(calls.RemoveItemFromUserCart, { ...identity(), Cartid: cartItemId })
