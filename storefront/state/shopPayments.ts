/** Connects payments to the rest of the shop. Lazy: only loaded for visitors who pay or have paid. */
import { isRefused } from '../api/error.ts'
import { browserPorts } from '../payment/browserPorts.ts'
import { createPayments, type Payments } from '../payment/createPayments.ts'
import type { Order, PaymentKind, Triple } from '../payment/journalEntry.ts'
import type { Confirmation } from '../payment/ports.ts'
import { reportChunkError } from '../problem.ts'
import { settings } from '../settings.ts'
import { writeText } from '../storage.ts'
import { CHECKOUT_DRAFT_KEY } from '../storageKeys.ts'
import { BOOKING_MESSAGES } from '../text/bookingMessages.ts'
import { clearAfterOrder, dropCoupon, reloadCart } from './cart.ts'
import { toast } from './toasts.ts'
import { forgetTour } from './tourDraft.ts'

async function confirm(kind: PaymentKind, triple: Triple, options: { keepalive: true }): Promise<Confirmation> {
  const { confirmOrder, confirmTour } = await import('../api/payment.ts').catch(reportChunkError)
  try {
    await (kind === 'shoot' ? confirmOrder : confirmTour)(triple, options)
    return 'confirmed'
  } catch (error) {
    if (isRefused(error)) return { refused: error.failure.msg || BOOKING_MESSAGES.orderFailedMore }
    throw error
  }
}

/** Cart and coupon are cleared only after the confirmation; the header reloads the cart (C-127). */
function onConfirmed({ kind }: Order, isFound = false): void {
  if (kind === 'shoot') {
    clearAfterOrder()
    // This avoids importing the draft's module, which the tour's page does not need.
    writeText('session', CHECKOUT_DRAFT_KEY, null)
  } else {
    forgetTour()
    // A tour also uses up the cart's coupon (C-113).
    dropCoupon()
  }
  void reloadCart(true)
  // The checkout and the tour page navigate to a confirmation of what was paid there.
  if (isFound || (location.pathname !== '/checkout' && location.pathname !== '/recce'))
    toast('success', BOOKING_MESSAGES.orderPlaced)
}

export const shopPayments = (): Payments =>
  createPayments({ ...browserPorts(settings().checkoutScript), confirm, onConfirmed })
