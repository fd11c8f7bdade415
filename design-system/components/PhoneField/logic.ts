import { digitsOf } from '../Field/digits.ts'

/** A trunk zero or country code, with or without the international prefix. */
const PREFIXES = ['0', '91', '091', '0091']

/**
 * Removes a country code: '+91 98765 43210' is '9876543210'. A full field refuses further digits; otherwise it takes
 * what fits.
 */
export function nextNumber(before: string, text: string, length: number): string {
  const digits = digitsOf(text)
  if (digits.length <= length) return digits
  if (PREFIXES.includes(digits.slice(0, -length))) return digits.slice(-length)
  return before.length === length ? before : digits.slice(0, length)
}
