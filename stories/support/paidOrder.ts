import type { Entry } from '../../storefront/payment/journalEntry.ts'
import { indexedDbStore } from '../../storefront/payment/indexedDb.ts'
import { ownerOf } from '../../storefront/payment/fingerprint.ts'
import type { Receipt } from '../../storefront/payment/receipt.ts'
import { paiseOf } from '../../storefront/text/money.ts'
import { MEERA } from './customer.ts'

export const RECEIPT: Receipt = {
  lines: [
    {
      name: 'Golden Hour',
      detail: '12 Dec 2026, 2:00 pm – 8:00 pm',
      amount: '₹24,500',
      picture: '/art/scene/sunflower-field.svg',
    },
    { name: 'Gulmohar Lehenga', detail: '2 pieces', amount: '₹4,800', picture: '/art/outfit/lehenga.svg' },
    { name: 'In The Woods cottage', detail: '12 Dec 2026', amount: '₹6,500', picture: '/art/cottage/exterior.svg' },
  ],
  rows: [
    { label: 'Total', value: '₹35,800.00' },
    { label: 'Coupon FIRSTLIGHT', value: '−₹2,000.00', tone: 'less' },
    { label: 'Total to pay', value: '₹33,800.00', tone: 'total' },
    { label: 'Booking amount', value: '₹10,000.00' },
    { label: 'GST 18%, on booking amount only', value: '₹1,800.00' },
    { label: 'Paid', value: '₹11,800.00', tone: 'big' },
    { label: 'Balance at the farm', value: '₹23,800.00' },
  ],
  events: [
    { uid: '1@aperture-acres.example', title: 'Golden Hour', day: '2026-12-12', start: 840, end: 1200 },
    { uid: '2@aperture-acres.example', title: 'In The Woods cottage', day: '2026-12-12' },
  ],
}
const ORDER = {
  orderId: 'order_7107d8ac6b6311',
  kind: 'shoot',
  amount: paiseOf(1_180_000),
  lines: ['1'],
  contentHash: 'content',
} as const
const triple = {
  PaymentGatewayPaymentId: 'pay_6a1afdd02e51f7',
  PaymentGatewayOrderId: ORDER.orderId,
  PaymentSignature: 'signature',
}
const NOTE = { paymentId: triple.PaymentGatewayPaymentId, orderId: ORDER.orderId, amount: '₹11,800' }
const REFUSAL = 'The payment could not be verified. Do not pay again: please call us.'

interface Payment extends Partial<Pick<Entry, 'createdAt' | 'day'>> {
  receipt?: Receipt
  isRefused?: boolean
  userId?: string
}

/** Stores the payment in the journal and opens its result. @returns a cleanup function. */
export async function withPayment({ receipt = RECEIPT, isRefused = false, userId = MEERA.id, ...more }: Payment = {}) {
  const journal = indexedDbStore()
  const order = { ...ORDER, owner: ownerOf(userId), createdAt: Date.UTC(2026, 10, 21, 9), triple, receipt, ...more }
  const entry: Entry = isRefused ? { ...order, state: 'refused', message: REFUSAL } : { ...order, state: 'confirmed' }
  await journal.update(ORDER.orderId, () => entry)
  const before: unknown = history.state
  history.replaceState({ note: { ...NOTE, ...(isRefused && { message: REFUSAL }) } }, '')
  return async () => {
    history.replaceState(before, '')
    await journal.remove(ORDER.orderId)
  }
}
