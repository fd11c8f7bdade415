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

it('does not change the given list', () => {
  firstOf(OUTFITS, 4, 'name')
  expect(OUTFITS[0]?.ProductName).toBe('Suit 10')
})

it('recognises its orders', () => {
  expect(isOrder('price-up')).toBe(true)
  expect(isOrder('toString')).toBe(false)
})

it('gives outfits with the same id different keys', () => {
  const [suit, gown] = [outfit('Suit', 1), outfit('Gown', 2)]
  expect(keysOf([suit, gown, suit, suit])).toEqual(['Suit', 'Gown', 'Suit again 1', 'Suit again 2'])
})

it.each(ORDERS.map(({ value }) => value))('picks the first of many by %s like a full sort', (order) => {
  const price = (at: number): number => (at * 7919) % 101
  const many = Array.from({ length: 500 }, (_, at) => outfit(`Outfit ${(at * 31) % 499}`, price(at)))
  const whole = firstOf(many, many.length, order)
  for (const count of [1, 24, 48, 125, 126, 600]) expect(firstOf(many, count, order)).toEqual(whole.slice(0, count))
})
