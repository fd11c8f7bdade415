/** Pays for a tour. Loaded with the code of payments. */
import { createTourPayment } from '../../api/payment.ts'
import type { Payments } from '../../payment/createPayments.ts'
import { fingerprint, ownerOf } from '../../payment/fingerprint.ts'
import { isSessionOver } from '../../state/request.ts'
import { toast } from '../../state/toasts.ts'
import type { TourForm } from '../../state/tourDraft.ts'
import { dMy } from '../../text/dates.ts'
import { creationFailed } from '../checkout/creationErrors.ts'
import { totalOf, type TourCategory, type TourRequest } from './tour.ts'
import { tourReceipt } from './tourReceipt.ts'

interface Tour {
  userId: string
  request: TourRequest
  form: TourForm
  category: TourCategory
}

export function payTour(payments: Payments, { userId, request, form, category }: Tour): void {
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
