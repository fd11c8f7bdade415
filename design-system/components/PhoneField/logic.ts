/** What a telephone field keeps of what was typed, pasted or filled in. */
import { digitsOf } from '../Field/digits.ts'

/** What people write before the number itself: trunk zero and country code, with or without the way abroad. */
const PREFIXES = ['0', '91', '091', '0091']

/**
 * The digits to keep, at most `length`. '+91 98765 43210' is '9876543210': a code before a whole number goes.
 * Anything else beyond the length is refused: a full field stays as it was, an unfilled one takes what fits.
 */
export function nextNumber(before: string, text: string, length: number): string {
  const digits = digitsOf(text)
  if (digits.length <= length) return digits
  if (PREFIXES.includes(digits.slice(0, -length))) return digits.slice(-length)
  return before.length === length ? before : digits.slice(0, length)
}
