import { ApiError } from '../../api/error.ts'
import type { PaymentKind } from '../../payment/journalEntry.ts'
import { MESSAGES } from '../../text/messages.ts'
import { PAYMENT_MESSAGES } from '../../text/paymentMessages.ts'

export class CartChanged extends Error {
  override readonly name = 'CartChanged'
}

/** A tour has its own text (ERR-25). */
export function creationFailed(error: unknown, kind: PaymentKind): string {
  if (error instanceof CartChanged)
    return 'Your cart has changed in the meantime. Nothing was ordered or charged. Check the summary again, then press Pay.'
  const failure = error instanceof ApiError ? error.failure : undefined
  if ((failure?.type === 'refused' || failure?.type === 'tooMany') && failure.msg) return failure.msg
  return kind === 'tour' ? PAYMENT_MESSAGES.contactAdministrator : MESSAGES.somethingBad
}
