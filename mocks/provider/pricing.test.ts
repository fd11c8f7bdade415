import { describe, expect, it } from 'vitest'
import { fromRupees } from '../../storefront/text/money.ts'
import { FIXTURE } from '../testing/provider.ts'
import type { CartLine } from './carts.ts'
import { formatDay, groupByType, payableNow, priceCart, smallestBooking } from './pricing.ts'
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

describe('the prices of a cart', () => {
  const line = (TypeId: CartLine['TypeId'], ProductId: string, change: Partial<CartLine> = {}): CartLine => ({
    CartitemId: Number(ProductId),
    TypeId,
    ProductId,
    BookingDate: '',
    Quantity: 1,
    ...change,
  })
  const outfits = line(4, '41', { Quantity: 3 })
  const shoot = line(1, '7', { BookingDate: '2026-01-09' })
  const stay = line(2, '202', { BookingDate: '2026-01-10' })

  it('are list and selling prices times pieces, in the order of types', () => {
    const priced = priceCart(FIXTURE, [outfits, stay, shoot])
    expect(priced).toMatchObject({
      total: 2_800_000 + 400_000 + 3 * 290_000,
      payable: 2_450_000 + 350_000 + 3 * 240_000,
      discount: 350_000 + 50_000 + 3 * 50_000,
    })
    expect(priced.lines.map(({ ProductName, day, amount }) => [ProductName, day, amount])).toEqual([
      ['Sunrise', '2026-01-09', 2_450_000],
      ['Luxury Room', '2026-01-10', 350_000],
      ['Gulmohar', '2026-01-09', 720_000],
    ])
  })

  it('leave out what is no longer offered, and have no day without a package', () => {
    const priced = priceCart(FIXTURE, [outfits, line(4, '99')])
    expect(priced.lines).toMatchObject([{ ProductName: 'Gulmohar', day: '', Quantity: 3, price: 290_000 }])
    expect(priceCart(FIXTURE, [])).toEqual({ lines: [], total: 0, payable: 0, discount: 0 })
  })

  it('are summed up by type, without those that are not in the cart', () => {
    const { lines } = priceCart(FIXTURE, [outfits, shoot, line(4, '42')])
    expect(groupByType(lines)).toEqual([
      { TypeId: 1, amount: 2_450_000, lines: [lines[0]] },
      { TypeId: 4, amount: 900_000, lines: [lines[1], lines[2]] },
    ])
  })
})

it('writes a day as v1 does, and no day as nothing', () => {
  expect(formatDay('2026-01-05')).toBe('05 Jan 2026')
  expect(formatDay('')).toBe('')
})
