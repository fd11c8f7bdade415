import { digitsOf } from '../Field/digits.ts'

/** A minus before the first digit, in any of the usual forms. */
const NEGATIVE = /^[^\p{Nd}]*[-\u2010-\u2015\u2212\ufe63\uff0d](?=[^\p{Nd}]*\p{Nd})/u

/**
 * Whole rupees: '₹1,00,000.50' is '100000'. Full-width and Devanagari digits are converted. A negative amount gives an
 * empty text, because '-5' is not 5.
 */
export function wholeDigits(text: string): string {
  return NEGATIVE.test(text) ? '' : digitsOf(text.normalize('NFKC').split('.')[0] ?? '')
}

export function typedAmount(before: string, text: string): string {
  return NEGATIVE.test(text) ? before : wholeDigits(text)
}

/** The value after pasting over the selection, as far as the digits fit. A negative amount is ignored. */
export function pasted(value: string, from: number, to: number, text: string, maxLength: number): string {
  if (NEGATIVE.test(text)) return value
  const room = maxLength - (value.length - (to - from))
  return value.slice(0, from) + wholeDigits(text).slice(0, Math.max(room, 0)) + value.slice(to)
}
