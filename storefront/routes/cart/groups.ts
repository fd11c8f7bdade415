import type { Cart } from '../../api/contract/cart.ts'
import { CART_TYPES, type TypeId } from '../../api/contract/codes.ts'
import type { Id } from '../../api/contract/wire.ts'
import { readText } from '../../storage.ts'
import type { SizeKey } from '../../storageKeys.ts'
import { rupees, ZERO } from '../../text/money.ts'

export type Group = Cart['cart'][number]
export type Line = Group['cart'][number]

type Complete<Of, Keys extends keyof Of> = Omit<Of, Keys> & { [Key in Keys]: NonNullable<Of[Key]> }

export type CompleteLine = Complete<Line, 'CartitemId' | 'ProductId' | 'ProductSellingAmount' | 'Quantity' | 'Amount'>
export type CompleteGroup = Complete<Omit<Group, 'cart'>, 'Amount'> & { cart: CompleteLine[] }
export type CompleteCart = Complete<
  Omit<Cart, 'cart'>,
  'GrantTotal' | 'DiscountAmount' | 'MinimumBookingAmount' | 'gstmodel'
> & { cart: CompleteGroup[] }

/**
 * Whether everything that a total depends on is readable. The PackageId may be missing, and ProductPrice is only shown.
 * The search for quoted keys is safe, because quotes within strings are escaped.
 */
const isComplete = (part: unknown): boolean => !/"(?!PackageId|ProductPrice)\w+":null/.test(JSON.stringify(part))

/** Nobody pays for a cart that is partly unknown. */
export const isCompleteLine = (line: Line): line is CompleteLine => isComplete(line)
export const isCompleteCart = (cart: Cart): cart is CompleteCart => isComplete(cart)

const GROUP_TITLES: Readonly<Record<TypeId, string>> = {
  [CART_TYPES.package.TypeId]: 'Shoot package',
  [CART_TYPES.professional.TypeId]: 'Professionals',
  [CART_TYPES.outfit.TypeId]: 'Outfits',
  [CART_TYPES.food.TypeId]: 'Food and beverages',
  [CART_TYPES.stay.TypeId]: 'Stay',
}

const ORDER: readonly number[] = [1, 3, 4, 5, 2]

/** Groups with an unknown TypeId come last. */
export function titleOf(group: Pick<Group, 'TypeId'>): string {
  return GROUP_TITLES[group.TypeId as TypeId] ?? 'Other services'
}

/** Leaves out empty groups, unless they are empty because their lines are unreadable. */
export function shownGroups<Of extends Pick<Group, 'TypeId' | 'Amount' | 'cart'>>(cart: { cart: Of[] }): Of[] {
  const place = ({ TypeId: id }: Of) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length)
  return cart.cart.filter((group) => group.cart.length > 0 || group.Amount === null).sort((a, b) => place(a) - place(b))
}

export function picturedOf(cart: { cart: readonly Pick<Group, 'TypeId' | 'cart'>[] }) {
  return cart.cart.map(({ TypeId, cart: lines }) => ({ TypeId, lines }))
}

/** A professional without a fee, from a cart of an earlier version: the price is on request, not ₹0. */
export function isOnRequest({ TypeId }: Pick<Group, 'TypeId'>, { Amount }: Pick<Line, 'Amount'>): boolean {
  return TypeId === CART_TYPES.professional.TypeId && Amount === ZERO
}

export function linesOnRequest<OfLine extends Pick<Line, 'Amount'>>(cart: {
  cart: readonly { TypeId: number; cart: readonly OfLine[] }[]
}): OfLine[] {
  return cart.cart.flatMap((group) => group.cart.filter((line) => isOnRequest(group, line)))
}

/** A line may lack a name. */
export function nameOf({ ProductName }: Pick<Line, 'ProductName'>): string {
  return ProductName.trim() || 'Item'
}

/** Empty if there is none. */
export function wishedSize(outfit: Id | null): string {
  return readText('session', `Size ${outfit}` satisfies SizeKey) ?? ''
}

const COUNTED: Readonly<Record<number, readonly [one: string, many: string]>> = {
  [CART_TYPES.stay.TypeId]: ['stay', 'stays'],
  [CART_TYPES.professional.TypeId]: ['person', 'people'],
  [CART_TYPES.outfit.TypeId]: ['piece', 'pieces'],
  [CART_TYPES.food.TypeId]: ['person', 'people'],
}

/** `12 people` */
export function countOf({ TypeId }: Pick<Group, 'TypeId'>, quantity: number): string {
  const [one, many] = COUNTED[TypeId] ?? ['booked', 'booked']
  return `${quantity} ${quantity === 1 ? one : many}`
}

/** Category, wished size, count and unit price (C-070), as far as known: `12 people × ₹450`. */
export function detailsOf(group: Group, line: Line): string[] {
  const { Quantity, ProductSellingAmount, ProductCategory } = line
  const isOutfit = group.TypeId === CART_TYPES.outfit.TypeId
  const isCounted = isOutfit || group.TypeId === CART_TYPES.food.TypeId
  if (!isCounted || Quantity === null) return [ProductCategory].filter(Boolean)
  const count = countOf(group, Quantity)
  const isPriced = Quantity !== 1 && ProductSellingAmount !== null
  const size = isOutfit && wishedSize(line.ProductId)
  return [
    ProductCategory,
    size ? `Size ${size}` : '',
    isPriced ? `${count} × ${rupees(ProductSellingAmount)}` : count,
  ].filter(Boolean)
}
