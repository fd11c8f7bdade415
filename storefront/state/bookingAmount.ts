/** The booking amount the visitor chose in the cart; checkout reads it (C-093). Kept in rupees. */
import { readKey, writeKey } from '../api/identity.ts'
import { readRupees, toRupees, type Paise } from '../text/money.ts'

export function keptBookingAmount(): Paise | undefined {
  return readRupees(readKey('minBookingAmount'))
}

export function keepBookingAmount(amount: Paise): void {
  writeKey('minBookingAmount', String(toRupees(amount)))
}
