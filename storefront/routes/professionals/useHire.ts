import { useState, type ReactNode } from 'react'
import { addToCart } from '../../api/addToCart.ts'
import { send } from '../../api/client.ts'
import { GetAvailabilityForProfessional } from '../../api/contract/cartChanges.ts'
import { identity } from '../../api/identity.ts'
import type { Id } from '../../api/contract/wire.ts'
import { request } from '../../state/request.ts'
import { reloadCart, shootDay } from '../../state/cart.ts'
import { toast } from '../../state/toasts.ts'

type Hiring = { status: 'busy' } | { status: 'added'; note: ReactNode } | { status: 'problem'; msg: string }

/** Checks a professional's availability, then adds them to the cart (ADD-18 to ADD-24). */
export function useHire(id: Id) {
  const [hiring, setHiring] = useState<Hiring>()

  const hire = async (): Promise<void> => {
    if (hiring?.status === 'busy') return
    setHiring({ status: 'busy' })
    const free = await request(() => send(GetAvailabilityForProfessional, { ...identity(), ProfessionalId: id }))
    const added =
      free.status === 'done'
        ? await request(() => addToCart([{ type: 'professional', productId: id, date: shootDay() }]))
        : free
    if (added.status !== 'done')
      return setHiring(added.status === 'dropped' ? undefined : { status: 'problem', msg: added.msg })
    toast('success', added.value.Msg)
    const [note] = await Promise.all([
      import('../../shell/Added.tsx').then(
        (part) => part.addedToCartNote,
        () => null,
      ),
      reloadCart(true),
    ])
    setHiring({ status: 'added', note })
  }

  return { hiring, hire }
}
