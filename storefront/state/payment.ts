/** The payments of this tab. Their code is fetched when somebody pays, or when the page has come to rest. */
import { atom } from 'jotai'
import { confirmOrder, confirmTour } from '../api/payment.ts'
import { isRefused } from '../api/error.ts'
import type { Order, PaymentKind, Triple } from '../payment/entry.ts'
import type { Payments } from '../payment/payments.ts'
import type { Confirmation } from '../payment/runner.ts'
import { settings } from '../settings.ts'
import { MESSAGES } from '../text/messages.ts'
import { clearAfterOrder, reloadCart } from './cart.ts'
import { store } from './store.ts'
import { toast } from './toasts.ts'

/** undefined until the code is here. */
export const paymentsAtom = atom<Payments | undefined>(undefined)

const CONFIRM = { shoot: confirmOrder, tour: confirmTour }

async function confirm(kind: PaymentKind, triple: Triple, options: { keepalive: true }): Promise<Confirmation> {
  try {
    await CONFIRM[kind](triple, options)
    return 'confirmed'
  } catch (error) {
    if (isRefused(error)) return { refused: error.failure.msg || MESSAGES.orderFailedMore }
    throw error
  }
}

/** Only now are cart and coupon cleared; the provider's cart is read again for the header (C-127). */
function onConfirmed({ kind }: Order): void {
  if (kind === 'shoot') clearAfterOrder()
  void reloadCart(true)
  // Checkout goes on to a page that says so.
  if (location.pathname !== '/checkout') toast('success', MESSAGES.orderPlaced)
}

let made: Promise<Payments> | undefined

export function loadPayments(): Promise<Payments> {
  made ??= (async () => {
    const [{ createPayments }, { browserPorts }] = await Promise.all([
      import('../payment/payments.ts'),
      import('../payment/browser.ts'),
    ])
    const payments = createPayments({ ...browserPorts(settings().checkoutScript), confirm, onConfirmed })
    store.set(paymentsAtom, payments)
    return payments
  })()
  return made
}

/** Once at the start, after the page has come to rest: what was paid and never confirmed is confirmed again. */
export function resumePayments(): void {
  const start = (): void => void loadPayments().then((payments) => payments.resume())
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}
