import { expect, it } from 'vitest'
import { fromRupees } from '../../text/money.ts'
import { bookAndPay, bookWith, bookingAmountOf } from './bookWith.ts'

const price = fromRupees(24_500)

it('is the studio’s usual amount until a cart says another', () => {
  expect(bookWith(bookingAmountOf(price, undefined))).toBe('Book with ₹3,000 + GST')
  expect(bookingAmountOf(price, { MinimumBookingAmount: null })).toBe(fromRupees(3000))
  expect(bookingAmountOf(price, { MinimumBookingAmount: fromRupees(0) })).toBe(fromRupees(3000))
  expect(bookingAmountOf(price, { MinimumBookingAmount: fromRupees(5000) })).toBe(fromRupees(5000))
})

it('is never more than the price', () => {
  expect(bookingAmountOf(fromRupees(2400), undefined)).toBe(fromRupees(2400))
  expect(bookAndPay(fromRupees(2400), fromRupees(2400))).toBe('Book with ₹2,400 + GST')
})

it('says what is left to pay', () => {
  expect(bookAndPay(price, fromRupees(3000))).toBe('Book with ₹3,000 + GST, pay ₹21,500 at the farm')
})
