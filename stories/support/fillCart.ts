import { addToCart, type Addition } from '../../storefront/api/addToCart.ts'
import { reloadCart } from '../../storefront/state/cart.ts'

/** Adds one after the other to the visitor's cart at the embedded provider. */
export async function fillCart(...additions: Addition[]): Promise<void> {
  for (const addition of additions) await addToCart([addition])
  await reloadCart(true)
}
