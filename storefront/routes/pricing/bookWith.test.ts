import { expect, it } from 'vitest'
import { fromRupees } from '../../text/money.ts'
import { bookAndPay, bookWith } from './bookWith.ts'

const price = fromRupees(24_500)
const cart = (minimum: number | null, GSTPercent = 18) => ({
  MinimumBookingAmount: minimum === null ? null : fromRupees(minimum),
  gstmodel: { GSTPercent, GSTAmount: fromRupees(540) },
})

it('is what is paid today: the studio’s usual amount and its GST, until a cart says another', () => {
  expect(bookWith(price, undefined)).toBe('₹3,540 books it')
  expect(bookWith(price, cart(null))).toBe('₹3,540 books it')
  expect(bookWith(price, cart(0))).toBe('₹3,540 books it')
  expect(bookWith(price, cart(5000))).toBe('₹5,900 books it')
  expect(bookWith(price, cart(5000, 12))).toBe('₹5,600 books it')
})

it('is never more than the price and its GST', () => {
  expect(bookAndPay(fromRupees(2400), undefined)).toBe('₹2,832 books it')
})

it('says what is left to pay', () => {
  expect(bookAndPay(price, undefined)).toBe('₹3,540 books it, pay ₹21,500 at the farm')
})
