import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Columns, Stack } from '../../../design-system/index.ts'
import type { Cart } from '../../api/contract/cart.ts'
import { CommonQuestions } from '../../shell/CommonQuestions.tsx'
import { LoadFailed } from '../../shell/match.tsx'
import { BRAND } from '../../brand.ts'
import { cartLoadAtom, reloadCart } from '../../state/cart.ts'
import { planCountAtom } from '../../state/planCount.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import * as css from './CartGroups.css.ts'
import { CartGroups } from './CartGroups.tsx'
import { CartTotals } from './CartTotals.tsx'
import { isCompleteCart, type CompleteCart } from './groups.ts'
import { useRemoval } from './useRemoval.ts'
import { keepBilling, typedBilling } from '../../state/checkoutDraft.ts'
import { sessionAtom } from '../../state/session.ts'
import { OrderNotes } from '../checkout/OrderNotes.tsx'
import { sentWithNotes } from './orderNote.ts'

export function FilledCart({ cart }: { cart: Cart }) {
  const removal = useRemoval(cart)
  const planned = useAtomValue(planCountAtom)
  /** Null while something blocks the checkout. */
  const [proceed, setProceed] = useState<HTMLButtonElement | null>(null)
  return (
    <Columns
      side={
        isCompleteCart(cart) ? <CartTotals cart={cart} removal={removal} proceedRef={setProceed} /> : <UnreadCart />
      }
    >
      <p className={css.studio}>{`${BRAND.name}, ${BRAND.address}, ${BRAND.phone.text}, ${BRAND.email.text}`}</p>
      <CartGroups cart={cart} removal={removal} proceed={proceed} />
      {planned > 0 && isCompleteCart(cart) && (
        <div className={css.notes}>
          <CartNotes cart={cart} />
        </div>
      )}
      <CommonQuestions />
    </Columns>
  )
}

/** Replaces the totals: nobody should pay amounts that cannot be read. */
function UnreadCart() {
  const isLoading = useAtomValue(cartLoadAtom) === 'waiting'
  return <LoadFailed msg={BOOKING_MESSAGES.unreadCart} busy={isLoading} reload={() => void reloadCart()} />
}

/** The notes of the checkout, where a visitor with a plan may write it into them. */
function CartNotes({ cart }: { cart: CompleteCart }) {
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
