// @vitest-environment jsdom
/** The message beside Pay if no order was made or a payment is not confirmed. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, type Failure } from '../../api/error.ts'
import { BRAND } from '../../brand.ts'
import type { Payments } from '../../payment/createPayments.ts'
import type { PaymentKind } from '../../payment/journalEntry.ts'
import type { PaymentState, Problem } from '../../payment/state.ts'
import { fromRupees } from '../../text/money.ts'
import { MESSAGES } from '../../text/messages.ts'
import { PAYMENT_MESSAGES } from '../../text/paymentMessages.ts'
import { creationFailed, PaymentNotice } from './PaymentNotice.tsx'

const askAgain = vi.fn()
const payments = { askAgain } as unknown as Payments
afterEach(cleanup)

function read(state: PaymentState, kind: PaymentKind = 'shoot'): string {
  render(<PaymentNotice payments={payments} state={state} kind={kind} />)
  return screen.getByRole('alert').textContent
}

it.each<[Problem, PaymentKind, string]>([
  [
    { type: 'script', reason: 'slow' },
    'shoot',
    'The payment page is taking too long to load. Nothing was ordered or charged. Check your connection and press Pay again.',
  ],
  [
    { type: 'script', reason: 'blocked' },
    'tour',
    'The payment page could not be loaded; a content blocker may be stopping it. Nothing was ordered or charged. Allow it and press Pay and Book again.',
  ],
  [
    { type: 'amount', shown: fromRupees(3540), asked: fromRupees(3541) },
    'shoot',
    'The amount changed: this page shows ₹3,540, the provider asks for ₹3,541. Nothing was charged. Go back to the cart and check it.',
  ],
  [{ type: 'currency', asked: 'USD' }, 'shoot', 'The provider asks for USD; we take rupees only. Nothing was charged.'],
  [{ type: 'elsewhere' }, 'shoot', 'This cart is being paid for in another tab. Finish or close the payment there.'],
])('says what stopped %j of a %s, and the helpline', (problem, kind, sentence) => {
  expect(read({ status: 'stopped', problem }, kind)).toContain(sentence)
  expect(screen.getByRole('link').getAttribute('href')).toBe(BRAND.phone.href)
})

const order = {
  orderId: 'order_1',
  kind: 'tour',
  amount: fromRupees(708),
  owner: '1001',
  lines: [],
  contentHash: '',
  createdAt: 0,
} as const
const triple = { PaymentGatewayPaymentId: 'pay_1', PaymentGatewayOrderId: 'order_1', PaymentSignature: '' }

it(
  'names a payment that is not confirmed, asks not to pay again, and looks again at a press',
  { tags: ['@ERR-24', '@API-44'] },
  () => {
    const said = read({ status: 'confirming', order, triple, failures: 1, waiting: true }, 'tour')
    expect(said).toContain('An unexpected error has occured, please contact administrator.')
    expect(said).toMatch(/Payment pay_1, ₹708\. Do not pay again/)
    fireEvent.click(screen.getByRole('button', { name: 'Check again now' }))
    expect(askAgain).toHaveBeenCalledExactlyOnceWith('order_1')
  },
)

const failed = (failure: Failure) => new ApiError('CreateUserpayment', failure)

it.each<Failure>([
  { type: 'refused', n: 0, msg: 'Please wait a minute.' },
  { type: 'tooMany', msg: 'Please wait a minute.' },
])('a payment that the provider does not begin ($type) says why', (failure) => {
  expect(creationFailed(failed(failure), 'shoot')).toBe('Please wait a minute.')
  expect(creationFailed(failed(failure), 'tour')).toBe('Please wait a minute.')
})

it('without a sentence of the provider it has one for each kind', () => {
  expect(creationFailed(failed({ type: 'status', status: 429 }), 'shoot')).toBe(MESSAGES.somethingBad)
  expect(creationFailed(failed({ type: 'refused', n: 0, msg: '' }), 'tour')).toBe(PAYMENT_MESSAGES.contactAdministrator)
})
