import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pasted, typedAmount, wholeDigits } from './AmountField.tsx'

test('reads whole rupees from formatted amounts', () => {
  expect(wholeDigits('₹1,00,000')).toBe('100000')
  expect(wholeDigits(' INR 3 000 ')).toBe('3000')
  expect(wholeDigits('')).toBe('')
})

test('drops paise', () => {
  expect(wholeDigits('10000.50')).toBe('10000')
})

test('pastes over the selection', () => {
  expect(pasted('3000', 0, 4, '₹10,000', 7)).toBe('10000')
  expect(pasted('3000', 1, 1, '5', 7)).toBe('35000')
})

test('refuses an eighth digit', () => {
  expect(pasted('', 0, 0, '123456789', 7)).toBe('1234567')
  expect(pasted('1234567', 7, 7, '8', 7)).toBe('1234567')
})

test('reads Devanagari and full-width digits', () => {
  expect(wholeDigits('₹५,०००')).toBe('5000')
  expect(wholeDigits('３０００．５０')).toBe('3000')
  expect(pasted('', 0, 0, '१०,०००', 7)).toBe('10000')
})

test.each(['-5', '₹-5', '- 5', '−5', '–5', '-₹ 3,000', '-५'])('does not read %s as an amount', (text) => {
  expect(wholeDigits(text)).toBe('')
  expect(typedAmount('3000', text)).toBe('3000')
  expect(pasted('3000', 0, 4, text, 7)).toBe('3000')
})

test('ignores a minus after the amount or alone', () => {
  expect(wholeDigits('5000/-')).toBe('5000')
  expect(typedAmount('', '-')).toBe('')
  expect(typedAmount('300', '3000')).toBe('3000')
})

const anyText = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...Array.from('0123456789०९５₹,. -−–/')) }))

test('yields only the digits 0 to 9 for any input and is idempotent', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const digits = wholeDigits(text)
      expect(digits).toMatch(/^[0-9]*$/)
      expect(wholeDigits(digits)).toBe(digits)
    }),
  )
})

test('reads an amount with any grouping and any paise', () => {
  fc.assert(
    fc.property(
      fc.nat(9_999_999),
      fc.nat(99),
      fc.constantFrom('en-IN', 'en-US', 'hi-IN-u-nu-deva'),
      (rupees, paise, locale) => {
        const written = `₹${rupees.toLocaleString(locale)}.${String(paise).padStart(2, '0')}`
        expect(wholeDigits(written)).toBe(String(rupees))
        expect(typedAmount('3000', `-${written}`)).toBe('3000')
      },
    ),
  )
})

test('a paste never exceeds the length and keeps the text outside the selection', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{0,7}$/), fc.nat(7), fc.nat(7), anyText, (value, one, other, text) => {
      const [from, to] = [Math.min(one, other, value.length), Math.min(Math.max(one, other), value.length)]
      const after = pasted(value, from, to, text, 7)
      expect(after).toMatch(/^[0-9]{0,7}$/)
      expect(after.startsWith(value.slice(0, from))).toBe(true)
      expect(after.endsWith(value.slice(to))).toBe(true)
    }),
  )
})
