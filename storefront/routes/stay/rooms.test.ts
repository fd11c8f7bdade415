import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Cart } from '../../api/contract/cart.ts'
import { paiseOf } from '../../text/money.ts'
import { offersOf, pictureAt, priceOf, shootWithoutStay } from './rooms.ts'

const prices = (Price: number, SellingPrice: number) => ({ Price: paiseOf(Price), SellingPrice: paiseOf(SellingPrice) })

describe('what a room costs', () => {
  it('strikes the list price through if it is higher, and shows the saving', () => {
    expect(priceOf(prices(7_500_00, 6_500_00))).toEqual({
      selling: '₹6,500',
      list: '₹7,500',
      listLabel: 'List price',
      save: 'Save ₹1,000',
    })
  })

  it.each([3_500_00, 3_000_00, 0])(
    'shows one price where the list price is %i paise and nothing is taken off',
    (list) => {
      expect(priceOf(prices(list, 3_500_00))).toEqual({ selling: '₹3,500' })
    },
  )
})

it('is an offer for search engines, where it has a price', () => {
  const room = { Id: 1, CottagePackageName: 'Luxury Room', CottagePackageDescription: '', ...prices(350_000, 350_000) }
  const offers = { '@type': 'Offer', price: 3500, priceCurrency: 'INR' }
  expect(offersOf([room, { ...room, SellingPrice: null }])).toEqual([
    expect.objectContaining({ name: 'Luxury Room', offers: expect.objectContaining(offers) as unknown }),
  ])
})

it('has a picture for every room of a long tariff', () => {
  expect(pictureAt(0)).toBe('/art/cottage/exterior-night.svg')
  expect(pictureAt(5)).toBe(pictureAt(0))
  const site = join(import.meta.dirname, '../../brands/aperture-acres/public')
  for (const place of [0, 1, 2, 3, 4]) expect(existsSync(join(site, pictureAt(place)))).toBe(true)
})

describe('the shoot without a stay', () => {
  const cart = (...groups: [type: number, date: string][]) =>
    ({ cart: groups.map(([TypeId, BookingDate]) => ({ TypeId, cart: [{ BookingDate }] })) }) as unknown as Cart

  it('is the cart’s package', () => expect(shootWithoutStay(cart([4, ''], [1, '05 Jan 2026']))).toBe('2026-01-05'))
  it('is none once a stay is booked', () =>
    expect(shootWithoutStay(cart([1, '05 Jan 2026'], [2, '05 Jan 2026']))).toBeUndefined())
  it('is none without a cart, a package or a readable date', () => {
    expect(shootWithoutStay(cart([4, '']))).toBeUndefined()
    expect(shootWithoutStay(undefined)).toBeUndefined()
    expect(shootWithoutStay(cart([1, 'soon']))).toBeUndefined()
  })
})
