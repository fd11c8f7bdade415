import type { Cart } from '../../api/cart.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import { wishedSize } from '../cart/groups.ts'

/** `Sizes: Gulmohar Lehenga M, Ivory Sherwani 40.` Empty if none is wished for. No call takes a size of its own. */
export function sizesNote({ cart }: Pick<Cart, 'cart'>): string {
  const outfits = cart.find(({ TypeId }) => TypeId === CART_TYPES.outfit.TypeId)?.cart ?? []
  const sizes = outfits.flatMap(({ ProductId, ProductName }) => {
    const size = wishedSize(ProductId)
    return size ? [`${ProductName.trim()} ${size}`] : []
  })
  return sizes.length > 0 ? `Sizes: ${sizes.join(', ')}.` : ''
}
