import { afterEach, expect, it } from 'vitest'
import { readKey, writeKey } from '../api/identity.ts'
import { fromRupees } from '../text/money.ts'
import { keepEventPrice, keptEventPrice } from './menuChoice.ts'

afterEach(() => keepEventPrice('', undefined))

it('keeps the price in rupees, for its own event only', () => {
  keepEventPrice('haldi', fromRupees(45_000))
  expect(readKey('SingleEventPrice')).toBe('45000')
  expect(keptEventPrice('haldi')).toBe(4_500_000)
  expect(keptEventPrice('wedding')).toBeUndefined()
})

it('removes the last price when an event without one is opened', { tags: ['@EVT-08', '@STOR-10', '@C-056'] }, () => {
  keepEventPrice('haldi', fromRupees(45_000))
  keepEventPrice('wedding', undefined)
  expect(readKey('SingleEventPrice')).toBe('')
  expect(keptEventPrice('wedding')).toBeUndefined()
  expect(keptEventPrice('haldi')).toBeUndefined()
})

it('ignores a malformed price', () => {
  writeKey('SingleEventPrice', 'on request')
  expect(keptEventPrice('haldi')).toBeUndefined()
})
