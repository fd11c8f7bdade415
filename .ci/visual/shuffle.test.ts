import { expect, test } from 'vitest'
import { partOf, shuffled } from './shuffle.ts'

const items = Array.from({ length: 30 }, (_, at) => at)

test('a seed gives one order of the same items, and another seed another', () => {
  expect(shuffled(items, 7)).toEqual(shuffled(items, 7))
  expect(shuffled(items, 7)).not.toEqual(shuffled(items, 8))
  expect(shuffled(items, 7)).not.toEqual(items)
  expect(shuffled(items, 7).toSorted((one, other) => one - other)).toEqual(items)
})

test('which items are neighbours depends on the seed', () => {
  const followers = Array.from({ length: 20 }, (_, seed) => {
    const order = shuffled(items, seed)
    return order[order.indexOf(3) + 1]
  })
  expect(new Set(followers).size).toBeGreaterThan(8)
})

test('the parts of a list are the list', () => {
  const parts = ['1/3', '2/3', '3/3'].map((part) => partOf(items, part))
  expect(parts.map(({ length }) => length)).toEqual([10, 10, 10])
  expect(new Set(parts.flat()).size).toBe(30)
  for (const part of ['3', '4/3', '0/2', 'a/b']) expect(() => partOf(items, part)).toThrow('written like 1/3')
})
