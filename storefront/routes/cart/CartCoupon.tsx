import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { CouponField } from '../../../design-system/index.ts'
import { applyCode, couponAtom, couponProblemAtom, dropCoupon } from '../../state/cart.ts'
import { toast } from '../../state/toasts.ts'
import { MESSAGES } from '../../text/messages.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import { rupees } from '../../text/money.ts'
import { isEmpty } from '../../text/fields.ts'

export function CartCoupon() {
  const coupon = useAtomValue(couponAtom)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useAtom(couponProblemAtom)
  const [busy, setBusy] = useState(false)

  const apply = async (): Promise<void> => {
    if (isEmpty(typed)) {
      setProblem(BOOKING_MESSAGES.couponEmpty)
      return toast('error', BOOKING_MESSAGES.couponEmpty)
    }
    setBusy(true)
    const outcome = await applyCode(typed.trim())
    setBusy(false)
    if (outcome.status === 'done') setTyped('')
  }

  if (coupon) {
    const text = `Applied: you save ${rupees(coupon.amount)}`
    return (
      <CouponField
        applied={{ code: coupon.code, text, removeLabel: `Remove coupon ${coupon.code}`, onRemove: dropCoupon }}
      />
    )
  }
  return (
    <CouponField
      label="Coupon code"
      value={typed}
      applyLabel="Apply"
      busy={busy && MESSAGES.wait}
      problem={problem}
      onApply={() => void apply()}
      onChange={(value) => {
        setTyped(value)
        setProblem(undefined)
      }}
    />
  )
}
