import { afterEach, expect, it, vi } from 'vitest'
import { CALLS } from '../../api/contract/calls.ts'
import { goodAnswer } from '../../api/testing/examples.ts'
import type { Entry } from '../../payment/journalEntry.ts'
import { paiseOf } from '../../text/money.ts'
import { findBooking } from './findBooking.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const PAID: Entry = {
  orderId: 'order_1',
  kind: 'tour',
  amount: paiseOf(50_000),
  lines: [],
  contentHash: 'content',
  owner: 'owner',
  createdAt: Date.UTC(2026, 10, 21, 9),
  day: '12 Dec 2026',
  state: 'open',
}

async function findAmong(...bookings: readonly unknown[]) {
  return findBeside([], ...bookings)
}

async function findBeside(known: readonly Entry[], ...bookings: readonly unknown[]) {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async () => Response.json({ bookingmodellist: bookings }))
  return findBooking(PAID, known)
}

const [good] = goodAnswer(CALLS.GetMyBookings)['bookingmodellist'] as object[]
const made = { ...good, ShootDate: '12 Dec 2026', BookingDate: '21 Nov 2026', BookingType: 'Recce' }

it('finds the booking of a payment, also beside one that cannot be read', async () => {
  expect(await findAmong(made)).toBe('booked')
  expect(await findAmong({}, made)).toBe('booked')
  expect(await findAmong(good)).toBe('not booked')
})

it('does not call a payment unbooked while a booking cannot be read', async () => {
  expect(await findAmong({}, good)).toBe('unreachable')
})

it('takes no booking of a shoot for the one of a tour', async () => {
  expect(await findAmong({ ...made, BookingType: 'Bloggers' })).toBe('not booked')
})

it('takes no booking that belongs to another payment for the same day', async () => {
  const triple = { PaymentGatewayPaymentId: 'pay_2', PaymentGatewayOrderId: 'order_2', PaymentSignature: 's' }
  const other: Entry = { ...PAID, orderId: 'order_2', state: 'confirmed', triple, lines: ['morning tour'] }
  expect(await findBeside([other], made)).toBe('not booked')
  expect(await findBeside([other], made, made)).toBe('booked')
})
