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
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async () => Response.json({ bookingmodellist: bookings }))
  return findBooking(PAID, [])
}

const [good] = goodAnswer(CALLS.GetMyBookings)['bookingmodellist'] as object[]
const made = { ...good, ShootDate: '12 Dec 2026', BookingDate: '21 Nov 2026' }

it('finds the booking of a payment, also beside one that cannot be read', async () => {
  expect(await findAmong(made)).toBe('booked')
  expect(await findAmong({}, made)).toBe('booked')
  expect(await findAmong(good)).toBe('not booked')
})

it('does not call a payment unbooked while a booking cannot be read', async () => {
  expect(await findAmong({}, good)).toBe('unreachable')
})
