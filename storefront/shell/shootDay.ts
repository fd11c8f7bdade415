import type { Cart } from '../api/cart.ts'
import { CART_TYPES } from '../api/contract/codes.ts'
import { cartAtom } from '../state/cart.ts'
import { store } from '../state/store.ts'

/** The day of the shoot, `05 Jan 2026`; undefined without a package. */
export function shootDayOf({ cart }: Pick<Cart, 'cart'>): string | undefined {
  const [shoot] = cart.find(({ TypeId }) => TypeId === CART_TYPES.package.TypeId)?.cart ?? []
  return shoot?.BookingDate || undefined
}

/** Professionals, outfits and meals are added for it; empty without a package (C-061). */
export function shootDay(): string {
  const cart = store.get(cartAtom)
  return (cart && shootDayOf(cart)) ?? ''
}
