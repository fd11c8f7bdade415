/** The booking amount chosen in the cart, for the checkout (C-093). Storage holds rupees. */
import { readKey, writeKey } from '../api/identity.ts'
import { readRupees, toRupees, type Paise } from '../text/money.ts'

export function keptBookingAmount(): Paise | undefined {
  return readRupees(readKey('minBookingAmount'))
}

export function keepBookingAmount(amount: Paise): void {
  writeKey('minBookingAmount', String(toRupees(amount)))
}
