/** The amount guard of C-095. */
import { toRupees, type Paise } from '../text/money.ts'

/**
 * What to charge, or undefined when the provider's amount is not the total that was shown. Providers that
 * already send paise are met half-way: ₹3,540 shown, `354000` on the wire.
 */
export function amountToCharge(asked: Paise, shown: Paise): Paise | undefined {
  return asked === shown || toRupees(asked) === shown ? shown : undefined
}
