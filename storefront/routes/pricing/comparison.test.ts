import { expect, it } from 'vitest'
import { fromRupees, ZERO } from '../../text/money.ts'
import { compared } from './comparison.ts'
import type { Package } from './packages.ts'

const pkg = (StartTime: string, PackageDetails: string, price: number | null = 24_500) =>
  ({
    PackageName: 'Golden Hour',
    PackageDetails,
    StartTime,
    EndTime: '',
    SellingPrice: price === null ? null : fromRupees(price),
    PackagePrice: null,
    DiscountAmount: ZERO,
  }) as Package

const SIX = 'Any 6 set-ups, 30 minutes at a stretch\n1 green room\nUp to 4 people\nFilter coffee for the crew'
const TEN = 'Any 10 set-ups\n2 green rooms\nOne night in the cottage for 4 people\nTwo models, up to 5 crew'

it('shows what differs first, in the words of the packages', () => {
  expect(compared([pkg('07:00', SIX), pkg('07:00', TEN)], undefined)).toEqual([
    { name: 'Set-ups', values: ['Any 6 set-ups, 30 minutes at a stretch', 'Any 10 set-ups'] },
    { name: 'People', values: ['Up to 4 people', 'Two models, up to 5 crew'] },
    { name: 'Rooms', values: ['1 green room', '2 green rooms\nOne night in the cottage for 4 people'] },
    { name: 'Hours', values: ['7:00 am', '7:00 am'] },
    { name: 'Price', values: ['₹24,500', '₹24,500'] },
    { name: 'Due now', values: ['₹3,540 books it', '₹3,540 books it'] },
  ])
})

it('says what is not stated, and the chosen day', () => {
  const days = { name: 'On 12 Dec 2026', values: ['Available', 'Sold out'] }
  const rows = compared([pkg('', '', null), pkg('07:00', SIX)], undefined, days)
  expect(rows.at(0)).toEqual({ name: 'Hours', values: ['Not stated', '7:00 am'] })
  expect(rows.at(-2)).toEqual({ name: 'Due now', values: ['Not stated', '₹3,540 books it'] })
  expect(rows.at(-1)).toBe(days)
})
