import { expect, it } from 'vitest'
import { fromRupees } from '../../storefront/text/money.ts'
import { FIXTURE } from '../testing/provider.ts'
import { payableNow, smallestBooking } from './pricing.ts'
import { productOf } from './products.ts'

it('asks for ₹3,000 at least, or the total where that is smaller', () => {
  expect(smallestBooking(fromRupees(24_500))).toBe(300_000)
  expect(smallestBooking(fromRupees(3000))).toBe(300_000)
  expect(smallestBooking(fromRupees(2999.99))).toBe(299_999)
})

it('adds 18 % GST to the booking amount, to the paisa', () => {
  expect(payableNow(fromRupees(3000))).toEqual({ gst: 54_000, paid: 354_000 })
  expect(payableNow(fromRupees(3333.33))).toEqual({ gst: 60_000, paid: 393_333 })
})

it('never gives a negative discount: a list price is at least the selling price', () => {
  const dearer = FIXTURE.outfits.map((outfit) => ({ ...outfit, Price: 100, SellingPrice: 2400 }))
  expect(productOf({ ...FIXTURE, outfits: dearer }, 4, '41')).toMatchObject({ price: 240_000, selling: 240_000 })
})
