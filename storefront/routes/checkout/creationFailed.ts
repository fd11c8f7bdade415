import { ApiError } from '../../api/error.ts'
import type { PaymentKind } from '../../payment/journalEntry.ts'
import { MESSAGES } from '../../text/messages.ts'

/** No order is made for what the page did not show. */
export class CartChanged extends Error {
  override readonly name = 'CartChanged'
}

/** A tour that cannot be created for want of an answer has the stated text (ERR-25). */
export function creationFailed(error: unknown, kind: PaymentKind): string {
  if (error instanceof CartChanged)
    return 'Your cart was changed in the meantime. Nothing was ordered or charged. Look at the summary again, then press Pay.'
  if (error instanceof ApiError && error.failure.type === 'refused' && error.failure.msg) return error.failure.msg
  return kind === 'tour' ? MESSAGES.contactAdministrator : MESSAGES.somethingBad
}
