import { useAtomValue } from 'jotai'
import { useRef, useState, type ReactNode } from 'react'
import { addToCart } from '../api/addToCart.ts'
import { CART_TYPES } from '../api/contract/codes.ts'
import type { Id } from '../api/contract/wire.ts'
import { request } from '../state/request.ts'
import { cartAtom, reloadCart, shootDay } from '../state/cart.ts'
import { toast } from '../state/toasts.ts'
import { MESSAGES } from '../text/messages.ts'
import { QUANTITY_MAX, quantityDigits, quantityProblem } from '../text/quantity.ts'
import { toastAndFocus } from './focus.ts'

type Adding =
  | { status: 'resting' }
  /** Shown at the quantity field. */
  | { status: 'invalid'; msg: string }
  | { status: 'busy' }
  | { status: 'added'; note: ReactNode }
  | { status: 'problem'; msg: string }

/**
 * Checks the quantity of an outfit or meal and adds it to the cart. Success resets the quantity to 1 (ADD-30, C-129);
 * failure keeps it (ADD-25 to ADD-40). The cart itself changes no quantity, because v1 has no call for it.
 */
export function useAddToCart(type: 'outfit' | 'food', productId: Id, name: string) {
  const [quantity, setQuantity] = useState('1')
  const [adding, setAdding] = useState<Adding>({ status: 'resting' })
  const field = useRef<HTMLInputElement>(null)
  const group = useAtomValue(cartAtom)?.cart.find(({ TypeId }) => TypeId === CART_TYPES[type].TypeId)
  const line = group?.cart.find(({ ProductId }) => String(ProductId) === String(productId))

  const add = async (): Promise<void> => {
    if (adding.status === 'busy') return
    const wrong = quantityProblem(quantity)
    if (wrong) {
      setAdding({ status: 'invalid', msg: wrong })
      return toastAndFocus(field.current, wrong)
    }
    setAdding({ status: 'busy' })
    const outcome = await request(() => addToCart([{ type, productId, quantity: Number(quantity), date: shootDay() }]))
    if (outcome.status !== 'done')
      return setAdding(outcome.status === 'dropped' ? { status: 'resting' } : { status: 'problem', msg: outcome.msg })
    toast('success', outcome.value.Msg)
    setQuantity('1')
    // Lazy: only needed after the first add to cart.
    const [note] = await Promise.all([
      import('./Added.tsx').then(
        (part) => part.addedToCartNote,
        () => null,
      ),
      reloadCart(true),
    ])
    setAdding({ status: 'added', note })
  }

  return {
    action: {
      label: 'Add to cart',
      describedName: `Add to cart, ${name}`,
      // Changing the quantity brings the button back.
      added: adding.status === 'added' && adding.note,
      onPress: () => void add(),
      busy: adding.status === 'busy' && MESSAGES.wait,
    },
    problem: adding.status === 'problem' && adding.msg,
    /** `2 in your cart` */
    note: line?.Quantity ? `${line.Quantity} in your cart` : undefined,
    stepper: {
      ref: field,
      value: quantity,
      max: QUANTITY_MAX,
      // Success resets the field, so a change made meanwhile would be lost.
      busy: adding.status === 'busy',
      decreaseLabel: 'One less',
      increaseLabel: 'One more',
      problem: adding.status === 'invalid' ? adding.msg : undefined,
      onChange: (typed: string) => {
        setQuantity(quantityDigits(typed))
        if (adding.status !== 'busy') setAdding({ status: 'resting' })
      },
    },
  }
}
