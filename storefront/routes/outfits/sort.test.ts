import { expect, it } from 'vitest'
import { paiseOf } from '../../text/money.ts'
import { firstOf, isOrder, keysOf, ORDERS, type Outfit } from './sort.ts'

const outfit = (ProductName: string, price: number): Outfit => ({
  OutfitID: ProductName,
  ProductName,
  ImageLink: '',
  Sizes: '',
  SellingPrice: paiseOf(price),
  Price: paiseOf(price),
})
const OUTFITS = [outfit('Suit 10', 300), outfit('anarkali', 100), outfit('Suit 9', 300), outfit('Élan gown', 200)]

it.each([
  ['ours', ['Suit 10', 'anarkali', 'Suit 9', 'Élan gown']],
  ['price-up', ['anarkali', 'Élan gown', 'Suit 10', 'Suit 9']],
  ['price-down', ['Suit 10', 'Suit 9', 'Élan gown', 'anarkali']],
  ['name', ['anarkali', 'Élan gown', 'Suit 9', 'Suit 10']],
] as const)('puts them in order by %s', (order, names) => {
  expect(firstOf(OUTFITS, 9, order).map(({ ProductName }) => ProductName)).toEqual(names)
})

it.each([
  ['price-up', 1],
  ['price-down', -1],
] as const)('keeps outfits without a price in their order by %s, wherever they are', (order, direction) => {
  const many = Array.from({ length: 300 }, (_, at) => {
    const one = outfit(`Outfit ${at}`, (at * 7919) % 101)
    return at % 3 === 1 ? { ...one, SellingPrice: null } : one
  })
  const priced = many.filter(({ SellingPrice }) => SellingPrice !== null)
  const sorted = priced.toSorted((a, b) => (Number(a.SellingPrice) - Number(b.SellingPrice)) * direction)
  const whole = [...sorted, ...many.filter(({ SellingPrice }) => SellingPrice === null)]
  for (const count of [1, 24, 250, 300]) expect(firstOf(many, count, order)).toEqual(whole.slice(0, count))
  expect(firstOf(many.toReversed(), 300, order).slice(200)).toEqual(whole.slice(200).toReversed())
})

it('does not change the given list', () => {
  firstOf(OUTFITS, 4, 'name')
  expect(OUTFITS[0]?.ProductName).toBe('Suit 10')
})

it('recognises its orders', () => {
  expect(isOrder('price-up')).toBe(true)
  expect(isOrder('toString')).toBe(false)
})

it.each(ORDERS.map(({ value }) => value))('picks the first of many by %s like a full sort', (order) => {
  const price = (at: number): number => (at * 7919) % 101
  const many = Array.from({ length: 500 }, (_, at) => outfit(`Outfit ${(at * 31) % 499}`, price(at)))
  const whole = firstOf(many, many.length, order)
  for (const count of [1, 24, 48, 125, 126, 600]) expect(firstOf(many, count, order)).toEqual(whole.slice(0, count))
})

it('makes keys that are all different, and keeps the first of equal ones', () => {
  expect(keysOf([7, 'gown', 7, '7'])).toEqual(['7', 'gown', '7 again 1', '7 again 2'])
})
