/** Whether everything that a total depends on is readable. Nobody pays for a cart that is partly unknown. */
import type { Cart } from '../../api/cart.ts'

type AnyGroup = Cart['cart'][number]
type AnyLine = AnyGroup['cart'][number]
type Sure<Of, Keys extends keyof Of> = Omit<Of, Keys> & { [Key in Keys]: NonNullable<Of[Key]> }

export type SureLine = Sure<AnyLine, 'CartitemId' | 'ProductId' | 'ProductSellingAmount' | 'Quantity' | 'Amount'>
export type SureGroup = Sure<Omit<AnyGroup, 'cart'>, 'Amount'> & { cart: SureLine[] }
export type SureCart = Sure<
  Omit<Cart, 'cart'>,
  'GrantTotal' | 'DiscountAmount' | 'MinimumBookingAmount' | 'gstmodel'
> & { cart: SureGroup[] }

/**
 * The PackageId may be missing, and ProductPrice is only shown. The search for quoted keys is safe, because quotes
 * within strings are escaped.
 */
const isSure = (part: unknown): boolean => !/"(?!PackageId|ProductPrice)\w+":null/.test(JSON.stringify(part))

export const isSureLine = (line: AnyLine): line is SureLine => isSure(line)
export const isSureCart = (cart: Cart): cart is SureCart => isSure(cart)
