import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Stack } from '../../../design-system/index.ts'
import { keepBilling, typedBilling } from '../../state/billingDraft.ts'
import { sessionAtom } from '../../state/session.ts'
import { OrderNotes } from '../checkout/OrderNotes.tsx'
import { sentWithNotes } from '../checkout/sentWithNotes.ts'
import type { CompleteCart } from './completeCart.ts'

/** The notes of the checkout, where a visitor with a plan may write it into them. */
export function CartNotes({ cart }: { cart: CompleteCart }) {
  const session = useAtomValue(sessionAtom)
  const user = session.status === 'user' ? session.id : ''
  const [notes, setNotes] = useState(() => typedBilling(user).notes ?? '')
  return (
    <Stack gap={3}>
      <OrderNotes
        notes={notes}
        hint="Sent with your order. The checkout shows them once more."
        sent={sentWithNotes(cart)}
        onChange={(typed) => {
          setNotes(typed)
          keepBilling(user, 'notes', typed)
        }}
      />
    </Stack>
  )
}
