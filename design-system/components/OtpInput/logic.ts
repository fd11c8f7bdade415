/** The drawn cells of a one-time code, and what may enter it. */
import { digitsOf } from '../Field/digits.ts'

/** The code after somebody typed. A digit too many is refused: the code stays as it was, none is pushed out. */
export function typedCode(previous: string, typed: string, length: number): string {
  const digits = digitsOf(typed)
  if (digits.length <= length) return digits
  return previous.length === length ? previous : digits.slice(0, length)
}

/** The code after a paste: the first digits of it take the place of all that stood there. Letters alone change nothing. */
export function pastedCode(previous: string, pasted: string, length: number): string {
  const digits = digitsOf(pasted).slice(0, length)
  return digits === '' ? previous : digits
}

export interface Cell {
  digit: string
  /** Where the next digit goes. */
  current: boolean
  selected: boolean
}

/** What each cell shows. `start` and `end` are the selection in the field; at the very end the last cell is current. */
export function cellsOf(value: string, length: number, start: number, end: number): readonly Cell[] {
  const at = Math.min(end, value.length, length - 1)
  return Array.from({ length }, (_, index) => ({
    digit: value[index] ?? '',
    current: index === at,
    selected: index >= start && index < Math.min(end, value.length),
  }))
}
