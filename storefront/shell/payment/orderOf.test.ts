import { expect, it } from 'vitest'
import type { Entry } from '../../payment/journalEntry.ts'
import { bookingOf, mailAbout, numbersOf, orderOf } from './orderOf.ts'

const at = (time: string) => Date.parse(`${time}+05:30`)
const booking = {
  Id: 6,
  OrderId: 'AA20406',
  ShootDate: '12 Dec 2026',
  BookingDate: '24 Nov 2026',
  BookingType: 'Bloggers',
}
const triple = { PaymentGatewayPaymentId: 'pay_1', PaymentGatewayOrderId: 'order_1', PaymentSignature: 's' }
const entry: Entry = {
  orderId: 'order_1',
  kind: 'shoot',
  owner: 'me',
  lines: ['1'],
  contentHash: 'c',
  createdAt: at('2026-11-24T12:01'),
  day: '12 Dec 2026',
  state: 'confirmed',
  triple,
}

it('finds the order of a booking, and the booking of an order', () => {
  expect(orderOf(booking, [booking], [entry])).toBe(entry)
  expect(bookingOf(entry, [booking], [entry])).toBe(booking)
})

it('allows for an order that was booked after midnight', () => {
  const late: Entry = { ...entry, createdAt: at('2026-11-23T23:59'), at: at('2026-11-24T00:01') }
  expect(orderOf(booking, [booking], [late])).toBe(late)
})

it.each([
  ['of another day', { ...entry, day: '13 Dec 2026' }],
  ['of a tour', { ...entry, kind: 'tour' }],
  ['that was made before', { ...entry, createdAt: at('2026-11-23T12:01') }],
  ['that is not confirmed', { ...entry, state: 'authorised' }],
] as const)('takes no order %s', (_which, other) => {
  expect(orderOf(booking, [booking], [other])).toBeUndefined()
})

it('does not guess between two', () => {
  const twin = { ...entry, orderId: 'order_2' }
  expect(orderOf(booking, [booking], [entry, twin])).toBeUndefined()
  expect(orderOf(booking, [booking, { ...booking, OrderId: 'AA20407' }], [entry])).toBeUndefined()
})

it('names both numbers, and writes about them', () => {
  expect(numbersOf('AA20406', 'order_1')).toBe('Booking #AA20406, order order_1')
  expect(numbersOf(undefined, 'order_1')).toBe('Order order_1')
  expect(mailAbout('Booking #AA20406')).toMatch(/\?subject=Booking%20%23AA20406$/)
})
