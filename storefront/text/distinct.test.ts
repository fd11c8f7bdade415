import { expect, it } from 'vitest'
import { distinct } from './distinct.ts'

it('keeps the first item of each key, in order', () => {
  const items = ['saree', 'gown', 'saree', 'suit', 'gown']
  expect(distinct(items, (item) => item)).toEqual(['saree', 'gown', 'suit'])
  expect(distinct(items, (item) => item.length)).toEqual(['saree', 'gown'])
})
