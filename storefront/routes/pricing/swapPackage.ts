/** A cart holds one package, and the provider refuses a second: another one takes its place. */
import { addToCart, removeFromCart, type Addition, type Cart } from '../../api/cart.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import type { Id } from '../../api/contract/wire.ts'
import { request, type Result } from '../../state/request.ts'
import { reloadCart } from '../../state/cart.ts'
import { parseDMy } from '../../text/dates.ts'
import { dayMonth } from '../../text/dayMessages.ts'

export type PackageLine = Cart['cart'][number]['cart'][number]
type SwappableLine = PackageLine & { CartitemId: Id; ProductId: Id }

export function packageIn(cart: Cart | undefined): PackageLine | undefined {
  return cart?.cart.find(({ TypeId }) => TypeId === CART_TYPES.package.TypeId)?.cart[0]
}

/** Whether it can be removed, and put back if the other package is refused. */
export function isSwappable(line: PackageLine): line is SwappableLine {
  return line.CartitemId !== null && line.ProductId !== null && parseDMy(line.BookingDate) !== undefined
}

/** `First Light, 24 Nov` */
export function heldName({ ProductName, BookingDate }: PackageLine): string {
  const day = parseDMy(BookingDate)
  return [ProductName.trim() || 'your package', day && dayMonth(day)].filter(Boolean).join(', ')
}

/**
 * The provider refuses a second package, so the one in the cart is removed first. If the other one cannot be added, the
 * first is put back. A page that is closed in between leaves the cart without a package.
 */
export async function swapPackage(
  held: SwappableLine,
  additions: readonly Addition[],
): Promise<Result<{ Msg: string }>> {
  const removal = await request(() => removeFromCart(held.CartitemId))
  if (removal.status !== 'done') return removal
  const outcome = await request(() => addToCart(additions))
  if (outcome.status === 'done') return outcome
  const back: Addition = { type: 'package', productId: held.ProductId, date: held.BookingDate }
  const restored = await request(() => addToCart([back]), true)
  await reloadCart(true)
  if (outcome.status === 'dropped') return outcome
  const name = heldName(held)
  const end =
    restored.status === 'done'
      ? `${name}, is still in your cart.`
      : `${name}, could not be put back. Look into your cart before you pay.`
  return { ...outcome, msg: `${outcome.msg} ${end}` }
}
