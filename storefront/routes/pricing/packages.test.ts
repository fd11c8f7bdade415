import { expect, it } from 'vitest'
import { BRAND } from '../../brand.ts'
import { fromRupees, ZERO } from '../../text/money.ts'
import { daysText, dayWindow, lineDays, nameOf, offersOf, pictureOf, priceOf, type Package } from './packages.ts'

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

it('shows what is known of a price', () => {
  const discounted = { ...shoot, DiscountAmount: fromRupees(5500) }
  expect(priceOf({ ...discounted, SellingPrice: null })).toEqual({ selling: 'Price on request' })
  expect(priceOf({ ...discounted, PackagePrice: null })).toEqual({ selling: '₹24,500' })
  expect(priceOf({ ...discounted, DiscountAmount: null })).toEqual({ selling: '₹24,500' })
  expect(priceOf(discounted)).toHaveProperty('listLabel', 'List price')
})

it('has a name of ours where the provider sends none', () => {
  expect(nameOf({ ...shoot, PackageName: ' Golden Hour ' })).toBe('Golden Hour')
  expect(nameOf({ ...shoot, PackageName: ' ' })).toBe('Package')
})

it.each([
  ['07:00', '13:00', { text: '7:00 am – 1:00 pm', start: 420, end: 780 }],
  ['07:00', '', { text: '7:00 am' }],
  ['', '13:00', { text: '1:00 pm' }],
  ['dawn', '13:00', { text: 'dawn – 1:00 pm' }],
  ['', '', undefined],
])('says from %j to %j', (StartTime, EndTime, hours) => expect(dayWindow({ StartTime, EndTime })).toEqual(hours))

it.each([
  ['Over Two Days', 'All set-ups', 'Two full days'],
  ['Two-Day Shoot', '', 'Two full days'],
  ['Week on Location', 'Six days, Sunday off, all set-ups', 'Six full days'],
  ['3 days', '', 'Three full days'],
  ['Whole Acre, Your Way', 'One acre\nMeals for 10 on both days', 'Two full days'],
  ['One Song, One Day', 'Reschedule with 72 hours’ notice', undefined],
  ['Holidays', 'A green room for the day', undefined],
  ['Golden Hour', 'Art direction call, five days before\nEdited photographs within 7 days', undefined],
  ['Campaign', 'All set-ups<br>2 full days', 'Two full days'],
])('draws two arcs for %j without hours, which includes %j: %j', (PackageName, PackageDetails, text) => {
  const shown = text && { text, days: 2 }
  expect(dayWindow({ StartTime: '', EndTime: '', PackageName, PackageDetails })).toEqual(shown)
  // Stated hours are never replaced.
  expect(dayWindow({ StartTime: '07:00', EndTime: '', PackageName, PackageDetails })).toEqual({ text: '7:00 am' })
})

it.each([
  ['', '12:00', 'in-the-woods'],
  ['07:00', '', 'in-the-woods'],
  ['07:00', '16:01', 'rajwada-courtyard'],
  ['07:00', '16:00', 'glasshouse'],
  ['10:59', '12:00', 'glasshouse'],
  ['11:00', '12:00', 'sunflower-field'],
  ['15:59', '20:00', 'sunflower-field'],
  ['16:00', '20:00', 'luminous-tree'],
])('pictures the time from %j to %j by %s', (StartTime, EndTime, name) => {
  expect(pictureOf({ ...shoot, StartTime, EndTime })).toBe(`/art/scene/${name}.svg`)
})

it('offers no package without a price', () => {
  expect(offersOf([{ ...shoot, SellingPrice: null }], 'Pre-wedding', '/pricing/pre-wedding')).toEqual([])
})

it('describes every package and its price as structured data', () => {
  expect(offersOf([shoot], 'Pre-wedding', '/pricing/pre-wedding')[0]).toEqual({
    '@type': 'Product',
    name: 'Golden Hour',
    category: 'Pre-wedding',
    description: 'Five sets, A green room',
    image: `${BRAND.site}/art/scene/in-the-woods.svg`,
    offers: { '@type': 'Offer', price: 24_500, priceCurrency: 'INR', url: `${BRAND.site}/pricing/pre-wedding` },
  })
})

it('says every day of a package that takes several', () => {
  const two = { PackageName: 'Over Two Days' }
  expect(daysText('2026-12-12', two)).toBe('12 and 13 Dec 2026')
  expect(daysText('2026-12-31', two)).toBe('31 Dec 2026 and 01 Jan 2027')
  expect(daysText('2026-12-12', { PackageDetails: 'Three days, 7 am to 9 pm' })).toBe('12 to 14 Dec 2026')
  expect(daysText('2026-12-12', { PackageDetails: 'Six days, Sunday off' })).toBe('12 Dec 2026')
  expect(lineDays({ ProductName: 'Over Two Days', BookingDate: '05 Dec 2026' })).toBe('5 and 6 Dec 2026')
  expect(lineDays({ ProductName: 'Golden Hour', BookingDate: 'soon' })).toBe('soon')
})
