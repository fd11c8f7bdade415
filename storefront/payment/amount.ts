import { toRupees, type Paise } from '../text/money.ts'

/**
 * Undefined if the provider asks for another amount than the page shows (C-095). Some providers send paise: `354000`
 * for ₹3,540.
 */
export function amountToCharge(asked: Paise, shown: Paise): Paise | undefined {
  return asked === shown || toRupees(asked) === shown ? shown : undefined
}
