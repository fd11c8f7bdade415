import { useState } from 'react'
import { addToCart, type Addition } from '../../api/addToCart.ts'
import { send } from '../../api/client.ts'
import type { Cart } from '../../api/contract/cart.ts'
import { RemoveItemFromUserCart } from '../../api/contract/cartChanges.ts'
import { identity } from '../../api/identity.ts'
import { CART_TYPES, type CartType } from '../../api/contract/codes.ts'
import type { Id } from '../../api/contract/wire.ts'
import { focusHeading } from '../../shell/focus.ts'
import { request } from '../../state/request.ts'
import { reapplyCoupon, reloadCart, shootDay } from '../../state/cart.ts'
import { toast } from '../../state/toasts.ts'
import { withFullStop } from '../../text/messages.ts'
import { nameOf, shownGroups, type Line } from './groups.ts'

/** The line removed last, its place, and how to add it again. */
export interface Removed {
  id: Id
  TypeId: number
  name: string
  /** The group's index, and the line's index in the group. */
  place: { group: number; line: number }
  addition: Addition
}

/** Undefined if the provider did not say what the line was. */
function removedOf(cart: Cart, TypeId: number, line: Line & { CartitemId: Id }): Removed | undefined {
  const { CartitemId: id, ProductId: productId, Quantity: quantity, BookingDate: date } = line
  const type = (Object.keys(CART_TYPES) as CartType[]).find((one) => CART_TYPES[one].TypeId === TypeId)
  if (!type || productId === null || quantity === null) return undefined
  const isDated = type === 'package' || type === 'stay'
  const groups = shownGroups(cart)
  const group = groups.findIndex((one) => one.TypeId === TypeId)
  return {
    id,
    TypeId,
    name: nameOf(line),
    place: { group, line: groups[group]?.cart.findIndex(({ CartitemId }) => CartitemId === id) ?? 0 },
    addition: { type, productId, quantity, ...(isDated && { date }) },
  }
}

/** Removes lines one by one; a failure stops and names the lines that remain (FCART-01 to 07). */
export function useRemoval(cart: Cart) {
  const [removing, setRemoving] = useState<readonly Id[]>([])
  /** Shown at the group whose removal failed. */
  const [problem, setProblem] = useState<{ TypeId: number; text: string }>()
  const [removed, setRemoved] = useState<Removed>()
  const [undoing, setUndoing] = useState(false)

  const remove = async (TypeId: number, all: readonly Line[]): Promise<void> => {
    const lines = all.filter((line): line is Line & { CartitemId: Id } => line.CartitemId !== null)
    const ids = lines.map(({ CartitemId }) => CartitemId)
    setProblem(undefined)
    setRemoved(undefined)
    setRemoving((others) => [...others, ...ids])
    for (const [at, line] of lines.entries()) {
      const outcome = await request(() => send(RemoveItemFromUserCart, { ...identity(), Cartid: line.CartitemId }))
      if (outcome.status !== 'done') {
        if (outcome.status !== 'dropped') setProblem({ TypeId, text: refusal(outcome.msg, lines.slice(at)) })
        break
      }
      toast('success', outcome.value.Msg)
      if (lines.length === 1) setRemoved(removedOf(cart, TypeId, line))
      await reloadCart(true)
    }
    setRemoving((others) => others.filter((id) => !ids.includes(id)))
    // The discount depends on the lines.
    await reapplyCoupon()
  }

  const undo = async ({ TypeId, addition }: Removed): Promise<void> => {
    setProblem(undefined)
    setUndoing(true)
    const outcome = await request(() => addToCart([{ ...addition, date: addition.date ?? shootDay() }]))
    setUndoing(false)
    if (outcome.status === 'done') {
      setRemoved(undefined)
      await reloadCart(true)
      // The pressed button is about to disappear.
      focusHeading()
      await reapplyCoupon()
    } else if (outcome.status !== 'dropped') setProblem({ TypeId, text: outcome.msg })
  }

  return { removing, problem, remove, removed, undo, undoing }
}

function refusal(msg: string, stayed: readonly Line[]): string {
  return stayed.length === 1 ? msg : `${withFullStop(msg)} Still in your cart: ${stayed.map(nameOf).join(', ')}.`
}
