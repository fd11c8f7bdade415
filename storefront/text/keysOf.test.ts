import { expect, it } from 'vitest'
import { keysOf } from './keysOf.ts'

it('makes keys that are all different, and keeps the first of equal ones', () => {
  expect(keysOf([7, 'gown', 7, '7'])).toEqual(['7', 'gown', '7 again 1', '7 again 2'])
})
