import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toggled } from './logic.ts'

const ORDER = ['lehenga', 'gowns', 'sarees']

describe('a set of checkboxes', () => {
  it('adds what is checked, in the order of the options', () => {
    expect(toggled(['sarees'], 'lehenga', ORDER)).toEqual(['lehenga', 'sarees'])
  })
  it('takes away what is unchecked', () => {
    expect(toggled(['lehenga', 'sarees'], 'lehenga', ORDER)).toEqual(['sarees'])
    expect(toggled(['lehenga'], 'lehenga', ORDER)).toEqual([])
  })
  it('forgets what is no longer offered', () => {
    expect(toggled(['suits', 'gowns'], 'sarees', ORDER)).toEqual(['gowns', 'sarees'])
  })
  it('is back where it was after two presses', () => {
    fc.assert(
      fc.property(fc.subarray(ORDER), fc.constantFrom(...ORDER), (chosen, value) => {
        expect(toggled(toggled(chosen, value, ORDER), value, ORDER)).toEqual(chosen)
      }),
    )
  })
})
