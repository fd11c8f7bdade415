import { useEffect, useRef, type RefObject } from 'react'
import type { Payments } from '../../payment/createPayments.ts'
import type { PaymentState } from '../../payment/state.ts'
import { usePayment } from '../../payment/usePayment.ts'
import { go, prefetch } from '../navigation.ts'
import { failureOf, isSessionOver } from '../../state/request.ts'
import { toast } from '../../state/toasts.ts'
import { PAYMENT_MESSAGES } from '../../text/paymentMessages.ts'
import { rupees } from '../../text/money.ts'

/** Tours have their own page (RECF-20). */
const SUCCESS = { shoot: '/order-placed-sucessfully', tour: '/order-success' } as const

/** Goes to the result page when a payment ends, or focuses Pay after a dismissal (PAY-20, 21, 25). */
export function usePaymentEndings(payments: Payments, payRef: RefObject<HTMLButtonElement | null>): void {
  const rendered = usePayment(payments)
  // A dialog that was dismissed on an earlier visit to this page moves no focus.
  const handled = useRef<PaymentState | undefined>(rendered.status === 'dismissed' ? rendered : undefined)
  useEffect(() => {
    // The page may have reset an earlier visit's payment since it was rendered.
    const state = payments.getState()
    if (handled.current === state) return
    handled.current = state
    if (state.status === 'open') void prefetch(SUCCESS[state.order.kind])
    if (state.status === 'dismissed') payRef.current?.focus()
    // Nothing was ordered, and Pay would fail again without a login.
    if (state.status === 'stopped' && state.problem.type === 'create' && isSessionOver(state.problem.error)) {
      payments.reset()
      failureOf(state.problem.error)
    }
    if (state.status === 'confirming' && state.failures === 1) toast('error', PAYMENT_MESSAGES.contactAdministrator)
    if (state.status !== 'confirmed' && state.status !== 'refused') return
    const note = {
      paymentId: state.triple.PaymentGatewayPaymentId,
      orderId: state.order.orderId,
      amount: state.order.amount === undefined ? '' : rupees(state.order.amount),
      ...(state.status === 'refused' && { message: state.message }),
    }
    payments.reset()
    go(state.status === 'confirmed' ? SUCCESS[state.order.kind] : '/order-failed', { replace: true, note })
  }, [rendered, payments, payRef])
}
