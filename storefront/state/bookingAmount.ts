/** The booking amount chosen in the cart, for the checkout (C-093). Storage holds rupees. */
import { readKey, writeKey } from '../api/identity.ts'
import { readRupees, toRupees, type Paise } from '../text/money.ts'

/** Undefined if the cart does not allow it any more, because its lines or its coupon have changed. */
export function keptBookingAmount(minimum: Paise, most: Paise): Paise | undefined {
  const kept = readRupees(readKey('minBookingAmount'))
  return kept !== undefined && kept >= minimum && kept <= most ? kept : undefined
}

export function keepBookingAmount(amount: Paise): void {
  writeKey('minBookingAmount', String(toRupees(amount)))
}
