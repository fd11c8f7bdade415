import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withChoice } from './logic.ts'

const ORDER = ['lehenga', 'gowns', 'sarees']

describe('a checkbox group', () => {
  it('adds a checked value in the order of the options', () => {
    expect(withChoice(['sarees'], 'lehenga', true, ORDER)).toEqual(['lehenga', 'sarees'])
  })
  it('removes an unchecked value', () => {
    expect(withChoice(['lehenga', 'sarees'], 'lehenga', false, ORDER)).toEqual(['sarees'])
    expect(withChoice(['lehenga'], 'lehenga', false, ORDER)).toEqual([])
  })
  it('drops values that are no longer offered', () => {
    expect(withChoice(['suits', 'gowns'], 'sarees', true, ORDER)).toEqual(['gowns', 'sarees'])
  })
  it('the same change twice is one change', () => {
    fc.assert(
      fc.property(fc.subarray(ORDER), fc.constantFrom(...ORDER), fc.boolean(), (chosen, value, isChecked) => {
        const once = withChoice(chosen, value, isChecked, ORDER)
        expect(withChoice(once, value, isChecked, ORDER)).toEqual(once)
        expect(once.includes(value)).toBe(isChecked)
      }),
    )
  })
})
