/** Whether all that a total depends on could be read. Nobody pays for a cart of which something is not known. */
import type { Cart } from '../../api/cart.ts'

type AnyGroup = Cart['cart'][number]
type AnyLine = AnyGroup['cart'][number]
type Sure<Of, Keys extends keyof Of> = Omit<Of, Keys> & { [Key in Keys]: NonNullable<Of[Key]> }

const LINE = ['CartitemId', 'ProductId', 'ProductSellingAmount', 'Quantity', 'Amount'] as const
const CART = ['GrantTotal', 'DiscountAmount', 'MinimumBookingAmount', 'gstmodel'] as const

export type SureLine = Sure<AnyLine, (typeof LINE)[number]>
export type SureGroup = Sure<Omit<AnyGroup, 'cart'>, 'Amount'> & { cart: SureLine[] }
export type SureCart = Sure<Omit<Cart, 'cart'>, (typeof CART)[number]> & { cart: SureGroup[] }

export function isSureLine(line: AnyLine): line is SureLine {
  return LINE.every((name) => line[name] !== null)
}

export function isSureCart(cart: Cart): cart is SureCart {
  return (
    CART.every((name) => cart[name] !== null) &&
    cart.cart.every((group) => group.Amount !== null && group.cart.every(isSureLine))
  )
}
