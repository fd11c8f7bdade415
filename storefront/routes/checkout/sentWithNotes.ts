import type { Cart } from '../../api/contract/cart.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import { wishedSize } from '../cart/groups.ts'
import { statedPeople } from '../cart/people.ts'

/** `5 people (2 extra, ₹2,000 at the gate). Sizes: Gulmohar Lehenga M.` The API has no fields for these. */
export function sentWithNotes({ cart }: Pick<Cart, 'cart'>): string {
  const linesOf = (type: 'package' | 'outfit') =>
    cart.find(({ TypeId }) => TypeId === CART_TYPES[type].TypeId)?.cart ?? []
  const people = linesOf('package').map(statedPeople)
  const sizes = linesOf('outfit').flatMap(({ ProductId, ProductName }) => {
    const size = wishedSize(ProductId)
    return size ? [`${ProductName.trim()} ${size}`] : []
  })
  return [...people, sizes.length > 0 && `Sizes: ${sizes.join(', ')}`]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ')
}
