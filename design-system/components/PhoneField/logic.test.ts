import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextNumber } from './logic.ts'

const pasted = (text: string) => nextNumber('', text, 10)

describe('nextNumber', () => {
  it.each(['+91 98765 43210', '+919876543210', '0091-98765-43210', '098765 43210', '(91) 98765.43210', '9876543210'])(
    'takes the ten digits out of %s',
    (text) => {
      expect(pasted(text)).toBe('9876543210')
    },
  )
  it('keeps a number that starts with 91', () => {
    expect(pasted('9198765432')).toBe('9198765432')
    expect(pasted('+91 9198765432')).toBe('9198765432')
  })
  it('drops letters and signs', () => {
    expect(pasted('98a7-6')).toBe('9876')
    expect(pasted('call me')).toBe('')
  })
  it('reads Devanagari and full-width digits', () => {
    expect(pasted('९८७६५४३२१०')).toBe('9876543210')
    expect(pasted('９８７')).toBe('987')
  })
  it('refuses an eleventh digit', () => {
    expect(nextNumber('9876543210', '98765432101', 10)).toBe('9876543210')
    expect(nextNumber('9876543210', '19876543210', 10)).toBe('9876543210')
  })
  it('takes what fits of a longer paste', () => {
    expect(pasted('123456789012345')).toBe('1234567890')
  })
  it('can always be shortened', () => {
    expect(nextNumber('9876543210', '987654321', 10)).toBe('987654321')
    expect(nextNumber('9', '', 10)).toBe('')
  })
  it('is always digits of at most the length, and idempotent', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 15 }), (text, length) => {
        const kept = nextNumber('', text, length)
        expect(kept).toMatch(/^\d*$/)
        expect(kept.length).toBeLessThanOrEqual(length)
        expect(nextNumber(kept, kept, length)).toBe(kept)
      }),
    )
  })
})
