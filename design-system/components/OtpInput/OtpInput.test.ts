import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellsOf, pastedCode, typedCode } from './OtpInput.tsx'

describe('typing', () => {
  test('accepts digits one by one, including a leading zero', () => {
    expect(typedCode('', '0', 5)).toBe('0')
    expect(typedCode('0', '04', 5)).toBe('04')
  })

  test('refuses a sixth digit at any position', () => {
    expect(typedCode('12345', '123456', 5)).toBe('12345')
    expect(typedCode('12345', '129345', 5)).toBe('12345')
  })

  test('keeps the first five of a longer autofill', () => {
    expect(typedCode('', '123456', 5)).toBe('12345')
  })

  test('ignores letters', () => {
    expect(typedCode('12', '12x', 5)).toBe('12')
  })

  test("is always digits of at most the code's length", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,5}$/), fc.string(), (previous, typed) => {
        expect(typedCode(previous, typed, 5)).toMatch(/^[0-9]{0,5}$/)
      }),
    )
  })
})

describe('pasting', () => {
  test('replaces the value by the pasted code', () => {
    expect(pastedCode('99', '12-345', 5)).toBe('12345')
    expect(pastedCode('99999', 'Your code is 41970.', 5)).toBe('41970')
  })

  test('keeps the code if letters are pasted', () => {
    expect(pastedCode('12345', 'hello', 5)).toBe('12345')
  })
})

describe('cells', () => {
  const drawn = (value: string, start: number, end = start) =>
    cellsOf(value, 5, start, end)
      .map(({ digit, current, selected }) => `${digit || '_'}${current ? '|' : ''}${selected ? '*' : ''}`)
      .join(' ')

  test('marks the first cell of an empty code', () => expect(drawn('', 0)).toBe('_| _ _ _ _'))
  test('marks the next cell', () => expect(drawn('41', 2)).toBe('4 1 _| _ _'))
  test('marks the last cell of a full code', () => expect(drawn('41970', 5)).toBe('4 1 9 7 0|'))
  test('follows the caret back', () => expect(drawn('419', 1)).toBe('4 1| 9 _ _'))
  test('shows the selection', () => expect(drawn('419', 0, 3)).toBe('4* 1* 9* _| _'))
})
