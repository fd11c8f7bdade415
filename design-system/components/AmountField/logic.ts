import { digitsOf } from '../Field/digits.ts'

/** Before a digit: a minus as keyboards, word processors and spreadsheets write it. */
const NEGATIVE = /^[^\p{Nd}]*[-\u2010-\u2015\u2212\ufe63\uff0d](?=[^\p{Nd}]*\p{Nd})/u

/**
 * The digits of what somebody typed or pasted, whole rupees: '₹1,00,000.50' is '100000', Devanagari and full-width
 * digits become ours. Nothing is taken of a negative amount: '-5' is not 5.
 */
export function wholeDigits(text: string): string {
  return NEGATIVE.test(text) ? '' : digitsOf(text.normalize('NFKC').split('.')[0] ?? '')
}

/** The amount after somebody typed: a minus before it changes nothing. */
export function typedAmount(before: string, text: string): string {
  return NEGATIVE.test(text) ? before : wholeDigits(text)
}

/** A field's value after a paste over the marked part, the digits that fit of it. A negative amount is not pasted. */
export function pasted(value: string, from: number, to: number, text: string, maxLength: number): string {
  if (NEGATIVE.test(text)) return value
  const room = maxLength - (value.length - (to - from))
  return value.slice(0, from) + wholeDigits(text).slice(0, Math.max(room, 0)) + value.slice(to)
}
