import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toggled } from './logic.ts'

const ORDER = ['lehenga', 'gowns', 'sarees']

describe('a checkbox group', () => {
  it('adds a checked value in the order of the options', () => {
    expect(toggled(['sarees'], 'lehenga', ORDER)).toEqual(['lehenga', 'sarees'])
  })
  it('removes an unchecked value', () => {
    expect(toggled(['lehenga', 'sarees'], 'lehenga', ORDER)).toEqual(['sarees'])
    expect(toggled(['lehenga'], 'lehenga', ORDER)).toEqual([])
  })
  it('drops values that are no longer offered', () => {
    expect(toggled(['suits', 'gowns'], 'sarees', ORDER)).toEqual(['gowns', 'sarees'])
  })
  it('two presses restore the value', () => {
    fc.assert(
      fc.property(fc.subarray(ORDER), fc.constantFrom(...ORDER), (chosen, value) => {
        expect(toggled(toggled(chosen, value, ORDER), value, ORDER)).toEqual(chosen)
      }),
    )
  })
})
