import { expect, it } from 'vitest'
import { fromRupees, ZERO } from '../../text/money.ts'
import { factsText, nextShoot, shortHours } from './rows.ts'

const BOOKING = {
  Id: 6,
  OrderId: 'AA20406',
  ShootDate: '12 Dec 2026',
  BookingDate: '24 Nov 2026',
  TotalAmountToPay: fromRupees(24_500),
  BookingType: 'Pre Wedding & Maternity',
  IsUpcoming: 1,
}
const FACTS = { name: 'Golden Hour', hours: '2:00 pm – 8:00 pm', start: 840, end: 1200, balance: fromRupees(21_500) }

it('names the next shoot with its hours', () => {
  expect(nextShoot([BOOKING], new Map([[6, FACTS]]), '2026-11-23')).toEqual({
    title: 'Golden Hour, 2–\u20608\u00A0pm, in 19 days',
    text: '12 Dec 2026, Saturday',
  })
  expect(nextShoot([BOOKING], new Map(), '2026-12-11')?.title).toBe('Pre Wedding & Maternity, tomorrow')
})

it('names the earlier of two bookings on one day', () => {
  const tour = { ...BOOKING, Id: 7, BookingType: 'Recce' }
  const facts = new Map([
    [6, FACTS],
    [7, { ...FACTS, name: '', start: 600, end: 660 }],
  ])
  for (const bookings of [
    [BOOKING, tour],
    [tour, BOOKING],
  ])
    expect(nextShoot(bookings, facts, '2026-12-11')?.title).toContain('Studio tour')
})

it.each([
  [840, 1200, '2–\u20608\u00A0pm'],
  [600, 750, '10\u00A0am – 12:30\u00A0pm'],
  [450, 600, '7:30–\u206010\u00A0am'],
])('says the hours from %d to %d shortly', (start, end, text) => {
  expect(shortHours(start, end)).toBe(text)
})

it('says package, hours, balance and order, as far as they are known', () => {
  expect(factsText(FACTS, 'order_1')).toBe(
    'Golden Hour, 2:00 pm – 8:00 pm. Balance at the farm ₹21,500. Order order_1.',
  )
  expect(factsText({ ...FACTS, name: '', balance: undefined }, undefined)).toBe('')
  expect(factsText({ ...FACTS, name: '', balance: ZERO }, undefined)).toBe('')
})
