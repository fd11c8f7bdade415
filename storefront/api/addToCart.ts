import { AddToUserCart } from './contract/cartChanges.ts'
import { CART_TYPES, type CartType } from './contract/codes.ts'
import type { Id } from './contract/wire.ts'
import { send } from './client.ts'
import { identity } from './identity.ts'

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
  return send(AddToUserCart, { cart })
}
