/** The quantity of an outfit or meal: input filter and validation (D1.5, VAL-01 to VAL-09). */
import { digitsOf } from '../../design-system/components/Field/digits.ts'
import { MESSAGES } from './messages.ts'
import { isEmpty } from './fields.ts'

export const QUANTITY_MAX = 20
/** Digits in the field (CONST-04). */
const LENGTH = 2

/** Keeps the first two digits, of any script: `1२ persons` is `12`. */
export function quantityDigits(typed: string): string {
  return digitsOf(typed).slice(0, LENGTH)
}

/** The first sentence that applies. Zero counts as empty (C-110). */
export function quantityProblem(quantity: string): string | undefined {
  if (isEmpty(quantity) || Number(quantity) === 0) return MESSAGES.quantityEmpty
  return Number(quantity) > QUANTITY_MAX ? MESSAGES.quantityAbove : undefined
}
