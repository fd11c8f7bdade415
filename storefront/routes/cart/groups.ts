/** Titles of the cart's five groups, in display order. */
import type { Cart } from '../../api/cart.ts'
import { CART_TYPES, type TypeId } from '../../api/contract/codes.ts'
import { rupees } from '../../text/money.ts'

export type Group = Cart['cart'][number]
export type Line = Group['cart'][number]

export const GROUP_TITLES: Readonly<Record<TypeId, string>> = {
  [CART_TYPES.package.TypeId]: 'Shoot package',
  [CART_TYPES.professional.TypeId]: 'Professionals',
  [CART_TYPES.outfit.TypeId]: 'Outfits',
  [CART_TYPES.food.TypeId]: 'Food and beverages',
  [CART_TYPES.stay.TypeId]: 'Stay',
}

const ORDER: readonly number[] = [1, 3, 4, 5, 2]

/** Groups with an unknown TypeId come last. */
export function titleOf(group: Group): string {
  return GROUP_TITLES[group.TypeId as TypeId] ?? 'Other services'
}

export function shownGroups(cart: Cart): Group[] {
  const place = ({ TypeId: id }: Group) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length)
  return cart.cart.filter((group) => group.cart.length > 0).sort((a, b) => place(a) - place(b))
}

const PICTURES: Readonly<Record<number, string>> = {
  1: '/art/scene/sunflower-field.svg',
  2: '/art/scene/in-the-woods.svg',
  3: '/art/trade/photographer.svg',
  4: '/art/outfit/lehenga.svg',
  5: '/art/food/rajasthani-thali.svg',
}

/** One picture per kind, because the cart call sends none. */
export function pictureOf(group: Group): { src: string; alt: string } {
  return { src: PICTURES[group.TypeId] ?? '/art/scene/cafe-terrace.svg', alt: '' }
}

/** Category, count and unit price (C-070). */
export function detailsOf(group: Group, line: Line): string[] {
  const counted = group.TypeId === 4 ? 'piece' : group.TypeId === 5 ? 'person' : undefined
  const each = line.Quantity === 1 ? '' : `s, ${rupees(line.ProductSellingAmount)} each`
  return [line.ProductCategory, counted ? `${line.Quantity} ${counted}${each}` : ''].filter(Boolean)
}
