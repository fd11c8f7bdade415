/** This tab's payments. The code is loaded when somebody pays, or when the page is idle. */
import { atom } from 'jotai'
import { isRefused } from '../api/error.ts'
import type { Order, PaymentKind, Triple } from '../payment/journalEntry.ts'
import type { Payments } from '../payment/createPayments.ts'
import type { Confirmation } from '../payment/ports.ts'
import { lostPart } from '../problem.ts'
import { settings } from '../settings.ts'
import { PAYMENT_JOURNAL } from '../storageKeys.ts'
import { MESSAGES } from '../text/messages.ts'
import { clearAfterOrder, dropCoupon, reloadCart } from './cart.ts'
import { forgetBilling } from './billingDraft.ts'
import { store } from './store.ts'
import { toast } from './toasts.ts'
import { forgetTour } from './tourDraft.ts'
import { whenIdle } from './whenIdle.ts'

export const paymentsAtom = atom<Payments | undefined>(undefined)

async function confirm(kind: PaymentKind, triple: Triple, options: { keepalive: true }): Promise<Confirmation> {
  const { confirmOrder, confirmTour } = await import('../api/payment.ts').catch(lostPart)
  try {
    await (kind === 'shoot' ? confirmOrder : confirmTour)(triple, options)
    return 'confirmed'
  } catch (error) {
    if (isRefused(error)) return { refused: error.failure.msg || MESSAGES.orderFailedMore }
    throw error
  }
}

/** Cart and coupon are cleared only now; the header's cart is read again (C-127). */
function onConfirmed({ kind }: Order): void {
  if (kind === 'shoot') {
    clearAfterOrder()
    forgetBilling()
  } else {
    forgetTour()
    // A tour uses up the cart's coupon, as the documents state (C-113).
    dropCoupon()
  }
  void reloadCart(true)
  // These two pages go on to one that says so.
  if (location.pathname !== '/checkout' && location.pathname !== '/recce') toast('success', MESSAGES.orderPlaced)
}

let made: Promise<Payments> | undefined

export function loadPayments(): Promise<Payments> {
  made ??= (async () => {
    const [{ createPayments }, { browserPorts }] = await Promise.all([
      import('../payment/createPayments.ts'),
      import('../payment/browserPorts.ts'),
    ]).catch(lostPart)
    const payments = createPayments({ ...browserPorts(settings().checkoutScript), confirm, onConfirmed })
    store.set(paymentsAtom, payments)
    return payments
  })()
  return made
}

/** Whether this browser has ever paid: the journal's database, or its copy in this tab, exists. */
async function mayHavePaid(): Promise<boolean> {
  try {
    if (sessionStorage.getItem(PAYMENT_JOURNAL) !== null) return true
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === PAYMENT_JOURNAL)
  } catch {
    // Refused or not supported: the journal itself has to be read.
    return true
  }
}

/** At logout: keeps only the ids of payments that are not settled. */
export async function forgetPayments(): Promise<void> {
  if (await mayHavePaid()) await (await loadPayments()).forgetVisitor()
}

async function resume(): Promise<void> {
  if (await mayHavePaid()) await (await loadPayments()).resume()
}

/** When the page is idle: confirms what was paid and never confirmed, and listens for payments in other tabs. */
export function resumePayments(): void {
  whenIdle(() => void resume())
  if (typeof BroadcastChannel !== 'undefined')
    new BroadcastChannel(PAYMENT_JOURNAL).addEventListener('message', () => void loadPayments())
}
