/** Computes the drawn cells of a one-time code, and its valid input. */
import { digitsOf } from '../Field/digits.ts'

export function typedCode(previous: string, typed: string, length: number): string {
  const digits = digitsOf(typed)
  if (digits.length <= length) return digits
  return previous.length === length ? previous : digits.slice(0, length)
}

/** A paste replaces the code. A paste without digits changes nothing. */
export function pastedCode(previous: string, pasted: string, length: number): string {
  const digits = digitsOf(pasted).slice(0, length)
  return digits === '' ? previous : digits
}

export interface Cell {
  digit: string
  current: boolean
  selected: boolean
}

/** What each cell shows. `start` and `end` are the selection; at the very end the last cell is current. */
export function cellsOf(value: string, length: number, start: number, end: number): readonly Cell[] {
  const at = Math.min(end, value.length, length - 1)
  return Array.from({ length }, (_, index) => ({
    digit: value[index] ?? '',
    current: index === at,
    selected: index >= start && index < Math.min(end, value.length),
  }))
}
