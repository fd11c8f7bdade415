import { useState, type ReactNode } from 'react'
import { addToCart } from '../../api/addToCart.ts'
import { send } from '../../api/client.ts'
import { GetAvailabilityForProfessional } from '../../api/contract/cartChanges.ts'
import { identity } from '../../api/identity.ts'
import type { Id } from '../../api/contract/wire.ts'
import { request } from '../../state/request.ts'
import { reloadCart, shootDay } from '../../state/cart.ts'
import { toast } from '../../state/toasts.ts'

export type Hiring = { status: 'busy' } | { status: 'added'; note: ReactNode } | { status: 'problem'; msg: string }

/**
 * Checks a professional's availability, then adds them to the cart. Each professional has a separate state (ADD-18 to
 * ADD-24).
 */
export function useHire() {
  const [states, setStates] = useState<ReadonlyMap<Id, Hiring>>(new Map())

  const tell = (id: Id, state: Hiring | undefined): void =>
    setStates((before) => {
      const next = new Map(before)
      if (state) next.set(id, state)
      else next.delete(id)
      return next
    })

  const hire = async (id: Id): Promise<void> => {
    if (states.get(id)?.status === 'busy') return
    tell(id, { status: 'busy' })
    const free = await request(() => send(GetAvailabilityForProfessional, { ...identity(), ProfessionalId: id }))
    const added =
      free.status === 'done'
        ? await request(() => addToCart([{ type: 'professional', productId: id, date: shootDay() }]))
        : free
    if (added.status !== 'done')
      return tell(id, added.status === 'dropped' ? undefined : { status: 'problem', msg: added.msg })
    toast('success', added.value.Msg)
    const [note] = await Promise.all([
      import('../../shell/Added.tsx').then(
        (part) => part.addedToCartNote,
        () => null,
      ),
      reloadCart(true),
    ])
    tell(id, { status: 'added', note })
  }

  return { stateOf: (id: Id) => states.get(id), hire }
}
