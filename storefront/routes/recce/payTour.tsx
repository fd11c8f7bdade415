/** Loaded together with the payment code. */
import type { RefObject } from 'react'
import type { CreateRecceUserpayment } from '../../api/contract/payment.ts'
import type { RequestOf } from '../../api/contract/wire.ts'
import { createTourPayment } from '../../api/payment.ts'
import type { Payments } from '../../payment/createPayments.ts'
import { fingerprint, ownerOf } from '../../payment/fingerprint.ts'
import { isSessionOver } from '../../state/request.ts'
import { toast } from '../../state/toasts.ts'
import type { TourForm } from '../../state/tourDraft.ts'
import { dMy, slashed } from '../../text/dates.ts'
import { toRupees } from '../../text/money.ts'
import type { PaymentState } from '../../payment/state.ts'
import { usePaymentEndings } from '../../shell/payment/usePaymentEndings.ts'
import { creationFailed, PaymentNotice } from '../checkout/PaymentNotice.tsx'
import { hoursOf, peopleOf, totalOf, visitingTime, type TourCategory } from './tour.ts'
import { tourReceipt } from './tourReceipt.ts'

type TourRequest = RequestOf<typeof CreateRecceUserpayment>

/** Undefined if the form is incomplete (RECF-10 to RECF-13). */
export function tourRequest(form: TourForm, category: TourCategory, userId: string): TourRequest | undefined {
  const hours = hoursOf(form.startTime, category)
  if (!hours || form.date === '') return undefined
  return {
    FullName: form.fullName.trim(),
    MobileNo: form.phone,
    EmailId: form.email.trim(),
    VisitingDate: slashed(form.date),
    NumberOfPeople: peopleOf(form.people),
    // The API wants the user's id here (C-112).
    ProfessionalId: userId,
    VisitingTime: visitingTime(hours),
    TypeOfShoot: category.Id,
    Amount: toRupees(totalOf(form.people, category)),
  }
}

interface Tour {
  userId: string
  form: TourForm
  category: TourCategory
}

export function payTour(payments: Payments, { userId, form, category }: Tour): void {
  const request = tourRequest(form, category, userId)
  if (!request) return
  const { VisitingDate, VisitingTime, TypeOfShoot } = request
  payments.pay({
    kind: 'tour',
    shown: totalOf(form.people, category),
    owner: ownerOf(userId),
    lines: [`${TypeOfShoot} ${VisitingDate} ${VisitingTime}`],
    contentHash: fingerprint(form),
    day: form.date === '' ? undefined : dMy(form.date),
    receipt: tourReceipt(form, category),
    create: async () => {
      try {
        return await createTourPayment(request)
      } catch (error) {
        if (!isSessionOver(error)) toast('error', creationFailed(error, 'tour'))
        throw error
      }
    },
  })
}

interface TourNoticeProps {
  payments: Payments
  state: PaymentState
  payRef: RefObject<HTMLButtonElement | null>
}

export function TourNotice({ payments, state, payRef }: TourNoticeProps) {
  usePaymentEndings(payments, payRef)
  return <PaymentNotice payments={payments} state={state} kind="tour" />
}
