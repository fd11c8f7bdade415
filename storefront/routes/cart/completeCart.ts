/** Whether everything that a total depends on is readable. Nobody pays for a cart that is partly unknown. */
import type { Cart } from '../../api/contract/cart.ts'

type AnyGroup = Cart['cart'][number]
type AnyLine = AnyGroup['cart'][number]
type Complete<Of, Keys extends keyof Of> = Omit<Of, Keys> & { [Key in Keys]: NonNullable<Of[Key]> }

export type CompleteLine = Complete<
  AnyLine,
  'CartitemId' | 'ProductId' | 'ProductSellingAmount' | 'Quantity' | 'Amount'
>
export type CompleteGroup = Complete<Omit<AnyGroup, 'cart'>, 'Amount'> & { cart: CompleteLine[] }
export type CompleteCart = Complete<
  Omit<Cart, 'cart'>,
  'GrantTotal' | 'DiscountAmount' | 'MinimumBookingAmount' | 'gstmodel'
> & { cart: CompleteGroup[] }

/**
 * The PackageId may be missing, and ProductPrice is only shown. The search for quoted keys is safe, because quotes
 * within strings are escaped.
 */
const isComplete = (part: unknown): boolean => !/"(?!PackageId|ProductPrice)\w+":null/.test(JSON.stringify(part))

export const isCompleteLine = (line: AnyLine): line is CompleteLine => isComplete(line)
export const isCompleteCart = (cart: Cart): cart is CompleteCart => isComplete(cart)
