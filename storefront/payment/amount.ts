import { toRupees, type Paise } from '../text/money.ts'

/**
 * What to charge (C-095): undefined when the provider's amount is not the total shown. A provider may send paise:
 * ₹3,540 shown, `354000` on the wire.
 */
export function amountToCharge(asked: Paise, shown: Paise): Paise | undefined {
  return asked === shown || toRupees(asked) === shown ? shown : undefined
}
