import { expect, it } from 'vitest'
import { BRAND } from '../../brand.ts'
import { fromRupees, ZERO } from '../../text/money.ts'
import { offersOf, priceOf, type Package } from './packages.ts'

const shoot = {
  PackageName: 'Golden Hour',
  PackageDetails: 'Five sets\nA green room',
  StartTime: '',
  EndTime: '',
  SellingPrice: fromRupees(24_500),
  PackagePrice: fromRupees(30_000),
  DiscountAmount: ZERO,
} as Package

it('strikes the list price through only if discounted', () => {
  expect(priceOf(shoot)).toEqual({ selling: '₹24,500' })
  expect(priceOf({ ...shoot, DiscountAmount: fromRupees(5500) })).toMatchObject({
    list: '₹30,000',
    save: 'Save ₹5,500',
  })
})

it('describes every package and its price as structured data', () => {
  expect(offersOf([shoot], 'Pre-wedding', '/pricing/pre-wedding')[0]).toMatchObject({
    name: 'Golden Hour',
    description: 'Five sets, A green room',
    offers: { price: 24_500, priceCurrency: 'INR', url: `${BRAND.site}/pricing/pre-wedding` },
  })
})
