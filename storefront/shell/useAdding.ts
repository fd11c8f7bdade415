import { useRef, useState } from 'react'
import { addToCart } from '../api/cart.ts'
import type { Id } from '../api/contract/wire.ts'
import { ask } from '../state/ask.ts'
import { reloadCart } from '../state/cart.ts'
import { toast } from '../state/toasts.ts'
import { QUANTITY_MAX, quantityDigits, quantityProblem } from '../text/quantity.ts'
import { refuseAt } from './refuseAt.ts'

export type Adding =
  | { is: 'resting' }
  /** The sentence about the number, shown at its field. */
  | { is: 'invalid'; msg: string }
  | { is: 'busy' }
  | { is: 'added'; msg: string }
  | { is: 'problem'; msg: string }

/**
 * Puts some of one outfit or meal in the cart: the number first, then the provider's word on it. A success sets the
 * number back to 1 (C-129); a failure leaves it as typed (ADD-25 to ADD-40).
 */
export function useAdding(type: 'outfit' | 'food', productId: Id) {
  const [quantity, setQuantity] = useState('1')
  const [adding, setAdding] = useState<Adding>({ is: 'resting' })
  const field = useRef<HTMLInputElement>(null)

  const add = async (): Promise<void> => {
    if (adding.is === 'busy') return
    const wrong = quantityProblem(quantity)
    if (wrong) {
      setAdding({ is: 'invalid', msg: wrong })
      return refuseAt(field.current, wrong)
    }
    setAdding({ is: 'busy' })
    const outcome = await ask(() => addToCart([{ type, productId, quantity: Number(quantity) }]))
    if (outcome.is !== 'done')
      return setAdding(outcome.is === 'dropped' ? { is: 'resting' } : { is: 'problem', msg: outcome.msg })
    toast('success', outcome.value.Msg)
    setQuantity('1')
    setAdding({ is: 'added', msg: outcome.value.Msg })
    await reloadCart(true)
  }

  return {
    adding,
    add,
    stepper: {
      ref: field,
      value: quantity,
      max: QUANTITY_MAX,
      decreaseLabel: 'One less',
      increaseLabel: 'One more',
      problem: adding.is === 'invalid' ? adding.msg : undefined,
      onChange: (typed: string) => {
        setQuantity(quantityDigits(typed))
        if (adding.is !== 'busy') setAdding({ is: 'resting' })
      },
    },
  }
}
