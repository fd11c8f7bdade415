import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fromRupees,
  grouped,
  inr,
  minus,
  paiseOf,
  percentOf,
  readRupees,
  rupees,
  sum,
  toRupees,
  ZERO,
  type Paise,
} from './money.ts'
import { totals } from './totals.ts'

it('groups the Indian way, and prints paise only where there are any', () => {
  expect(rupees(fromRupees(123456))).toBe('₹1,23,456')
  expect(rupees(fromRupees(599.8))).toBe('₹599.80')
  expect(rupees(paiseOf(-200000))).toBe('−₹2,000')
  expect(rupees(fromRupees(123456), 'exact')).toBe('₹1,23,456.00')
  expect(inr(fromRupees(123456))).toBe('INR 1,23,456')
  expect(inr(fromRupees(123456), 'exact')).toBe('INR 1,23,456.00')
  expect(inr(paiseOf(-59980))).toBe('−INR 599.80')
})

it('rounds half a paisa away from zero', () => {
  // 1.005 × 100 is 100.49999999999999.
  expect([fromRupees(1.005), fromRupees(-1.005)]).toEqual([101, -101])
})

it('groups as the browser does', () => {
  fc.assert(fc.property(fc.nat(Number.MAX_SAFE_INTEGER), (whole) => grouped(whole) === whole.toLocaleString('en-IN')))
})

it('gives nothing no sign', () => {
  expect(rupees(ZERO)).toBe('₹0')
  expect(inr(ZERO)).toBe('INR 0')
})

it('refuses parts of a paisa, and more paise than a number holds', () => {
  expect(() => paiseOf(0.5)).toThrow(new RangeError('0.5 is not a whole number of paise'))
  expect(() => paiseOf(2 ** 53)).toThrow(RangeError)
})

it('adds and subtracts', () => {
  expect(sum([])).toBe(0)
  expect(sum([paiseOf(100), paiseOf(250)])).toBe(350)
  expect(minus(paiseOf(1000), paiseOf(100), paiseOf(250))).toBe(650)
})

it.each([
  ['1,200.00', 120000],
  ['₹ 500', 50000],
  [' ₹500 ', 50000],
  ['24.500,00', undefined],
  ['24,500.0,0', undefined],
  ['Rs. 500', 50000],
  ['rs 500', 50000],
  ['INR 500', 50000],
  ['-500', -50000],
  ['5Rs00', undefined],
  ['500 each', undefined],
  ['from 500', undefined],
  ['500.', undefined],
  [99_999_999_999, 9_999_999_999_900],
  [1e11, undefined],
  [-1e11, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [599.8, 59980],
  ['', undefined],
  ['abc', undefined],
  [Number.NaN, undefined],
  [null, undefined],
  ['1e9', undefined],
])('reads %j as paise', (value, paise) => expect(readRupees(value)).toBe(paise))

it('never loses a paisa between wire and page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), (paise) => {
      expect(readRupees(toRupees(paise as Paise))).toBe(paise)
    }),
  )
})

const cart = (total: number, discount: number, minimum = 3000) => ({
  GrantTotal: fromRupees(total),
  DiscountAmount: fromRupees(discount),
  MinimumBookingAmount: fromRupees(minimum),
  gstmodel: { GSTPercent: 18 },
})

describe('the totals of a cart', () => {
  it('charge GST on the booking amount only', () => {
    const figures = totals(cart(57400, 4500), fromRupees(2000), fromRupees(10000))
    expect(figures).toMatchObject({ totalToPay: 5090000, gst: 180000, payable: 1180000, balance: 4090000 })
  })

  it('use the minimum until another amount is chosen', () => {
    expect(totals(cart(28000, 3500), fromRupees(0)).payable).toBe(354000)
  })

  it('lower the minimum to the total where that is lower', () => {
    expect(totals(cart(2500, 0), fromRupees(0)).minimum).toBe(250000)
  })

  it('are never negative', () => {
    expect(totals(cart(1000, 0), fromRupees(5000))).toMatchObject({ totalToPay: 0, payable: 0, balance: 0 })
  })

  it('round GST to the paisa', () => {
    expect(percentOf(paiseOf(333333), 18)).toBe(60000)
    expect(percentOf(paiseOf(100), 12.5)).toBe(13)
  })
})
