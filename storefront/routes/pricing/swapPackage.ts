/** A cart holds one package and the provider refuses a second, so another one replaces it. */
import * as v from 'valibot'
import { addToCart, type Addition } from '../../api/addToCart.ts'
import { send } from '../../api/client.ts'
import type { Cart } from '../../api/contract/cart.ts'
import { RemoveItemFromUserCart } from '../../api/contract/cartChanges.ts'
import { GetAvailabilityForPackage } from '../../api/contract/days.ts'
import { identity } from '../../api/identity.ts'
import type { Id } from '../../api/contract/wire.ts'
import { answerOf, refusalOf } from '../../shell/date/availability.ts'
import { request, type Result } from '../../state/request.ts'
import { packageIn, reloadCart } from '../../state/cart.ts'
import { toast } from '../../state/toasts.ts'
import { storedValue } from '../../storage.ts'
import type { SwapKey } from '../../storageKeys.ts'
import { parseDMy } from '../../text/dates.ts'
import { dayMonth } from '../../text/dayMessages.ts'
import { withFullStop } from '../../text/messages.ts'

export type PackageLine = Cart['cart'][number]['cart'][number]
type SwappableLine = PackageLine & { CartitemId: Id; ProductId: Id }

/** Whether the line can be removed, and restored if the other package is refused. */
export function isSwappable(line: PackageLine): line is SwappableLine {
  return line.CartitemId !== null && line.ProductId !== null && parseDMy(line.BookingDate) !== undefined
}

/** `First Light, 24 Nov` */
export function heldName({ ProductName, BookingDate }: PackageLine): string {
  const day = parseDMy(BookingDate)
  return [ProductName.trim() || 'your package', day && dayMonth(day)].filter(Boolean).join(', ')
}

/** Set until the other package is in the cart: the cart's owner (empty for a guest), and what to restore. */
const underWay = storedValue(
  'local',
  'package-being-swapped' satisfies SwapKey,
  v.object({ who: v.string(), name: v.string(), productId: v.string(), date: v.string() }),
)

/** Undefined if it can be booked. Checked again, because it may have been sold since the day was picked. */
async function objectionTo({ productId, date = '' }: Addition): Promise<Result<never> | undefined> {
  const checked = await request(() => send(GetAvailabilityForPackage, { PackageDate: date, PackageId: productId }))
  if (checked.status !== 'done') return checked
  const msg = refusalOf('package', answerOf(checked.value))
  if (msg === undefined) return undefined
  toast('error', msg)
  return { status: 'refused', msg }
}

/**
 * Removes the package in the cart, after checking the other one's day, because the provider refuses a second one. If
 * the other cannot be added, the first is restored. If the page is closed in between, a stored note tells the cart.
 */
export async function swapPackage(
  held: SwappableLine,
  additions: readonly [Addition, ...Addition[]],
): Promise<Result<{ Msg: string }>> {
  const objection = await objectionTo(additions[0])
  if (objection) return objection
  const name = heldName(held)
  underWay.write({ who: identity().UserId, name, productId: String(held.ProductId), date: held.BookingDate })
  const removal = await request(() => send(RemoveItemFromUserCart, { ...identity(), Cartid: held.CartitemId }))
  if (removal.status !== 'done') {
    if (removal.status === 'refused') underWay.forget()
    return removal
  }
  const outcome = await request(() => addToCart(additions))
  if (outcome.status === 'done') {
    underWay.forget()
    return outcome
  }
  const back: Addition = { type: 'package', productId: held.ProductId, date: held.BookingDate }
  const restored = await request(() => addToCart([back]), true)
  if (restored.status === 'done') underWay.forget()
  await reloadCart(true)
  if (outcome.status === 'dropped') return outcome
  const end =
    restored.status === 'done'
      ? `${name}, is still in your cart.`
      : `${name}, could not be put back. Look into your cart before you pay.`
  return { ...outcome, msg: `${withFullStop(outcome.msg)} ${end}` }
}

/**
 * Restores what an interrupted swap has removed.
 * @param load of the cart.
 */
export async function finishSwap(load: Result<Cart>): Promise<void> {
  const left = underWay.read()
  // After a failure the contents of the cart are unknown.
  if (!left || load.status === 'failed' || load.status === 'dropped') return
  const isOthers = left.who !== identity().UserId
  if (isOthers || (load.status === 'done' && packageIn(load.value))) return underWay.forget()
  const restored = await request(() => addToCart([{ type: 'package', productId: left.productId, date: left.date }]))
  if (restored.status === 'done' || restored.status === 'refused') underWay.forget()
  if (restored.status !== 'done') return
  await reloadCart(true)
  toast('success', `${left.name}, is in your cart again.`)
}
