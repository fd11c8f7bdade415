import type { RefObject } from 'react'
import type { Payments } from '../../payment/createPayments.ts'
import type { PaymentState } from '../../payment/state.ts'
import { usePaymentEndings } from '../../shell/payment/usePaymentEndings.ts'
import { PaymentNotice } from '../checkout/PaymentNotice.tsx'

interface TourNoticeProps {
  payments: Payments
  state: PaymentState
  payRef: RefObject<HTMLButtonElement | null>
}

export function TourNotice({ payments, state, payRef }: TourNoticeProps) {
  usePaymentEndings(payments, payRef)
  return <PaymentNotice payments={payments} state={state} kind="tour" />
}
