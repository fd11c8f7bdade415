import { useState } from 'react'
import { removeFromCart } from '../../api/cart.ts'
import type { Id } from '../../api/contract/wire.ts'
import { request } from '../../state/request.ts'
import { reapplyCoupon, reloadCart } from '../../state/cart.ts'
import { toast } from '../../state/toasts.ts'
import { nameOf, type Line } from './groups.ts'

/** Shown at the group whose removal failed. */
interface Problem {
  TypeId: number
  text: string
}

/** Removes lines one by one; a failure stops and names the lines that remain (FCART-01 to 07). */
export function useRemoval() {
  const [removing, setRemoving] = useState<readonly Id[]>([])
  const [problem, setProblem] = useState<Problem>()

  const remove = async (TypeId: number, all: readonly Line[]): Promise<void> => {
    const lines = all.filter((line): line is Line & { CartitemId: Id } => line.CartitemId !== null)
    const ids = lines.map(({ CartitemId }) => CartitemId)
    setProblem(undefined)
    setRemoving((others) => [...others, ...ids])
    for (const [at, line] of lines.entries()) {
      const outcome = await request(() => removeFromCart(line.CartitemId))
      if (outcome.status !== 'done') {
        if (outcome.status !== 'dropped') setProblem({ TypeId, text: refusal(outcome.msg, lines.slice(at)) })
        break
      }
      toast('success', outcome.value.Msg)
      await reloadCart(true)
    }
    setRemoving((others) => others.filter((id) => !ids.includes(id)))
    // The discount depends on the lines.
    await reapplyCoupon()
  }

  return { removing, problem, remove }
}

function refusal(msg: string, stayed: readonly Line[]): string {
  return stayed.length === 1 ? msg : `${msg} Still in your cart: ${stayed.map(nameOf).join(', ')}.`
}
