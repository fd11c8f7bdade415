/** What books a date, and what is left to pay. */
import type { Cart } from '../../api/cart.ts'
import { fromRupees, minus, paiseOf, rupees, ZERO, type Paise } from '../../text/money.ts'

/** Rupees that book a date, before GST. */
const USUAL = 3000

/** A cart says what the provider asks for; without one it is the studio's usual amount. Never more than the price. */
export function bookingAmountOf(price: Paise, cart: Pick<Cart, 'MinimumBookingAmount'> | undefined): Paise {
  const minimum = cart?.MinimumBookingAmount ?? ZERO
  return paiseOf(Math.min(minimum > ZERO ? minimum : fromRupees(USUAL), price))
}

export function bookWith(bookingAmount: Paise): string {
  return `Book with ${rupees(bookingAmount)} + GST`
}

/** For the booking dialog: `Book with ₹3,000 + GST, pay ₹21,500 at the farm`. */
export function bookAndPay(price: Paise, bookingAmount: Paise): string {
  const balance = minus(price, bookingAmount)
  return balance > ZERO ? `${bookWith(bookingAmount)}, pay ${rupees(balance)} at the farm` : bookWith(bookingAmount)
}
