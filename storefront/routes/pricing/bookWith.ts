/** What books a date, as it is paid now, and what is left to pay. */
import { BRAND } from '../../brand.ts'
import type { Cart } from '../../api/cart.ts'
import { fromRupees, minus, paiseOf, percentOf, rupees, ZERO, type Paise } from '../../text/money.ts'

const USUAL_GST = 18

/** What the provider asks for; without a cart it is the studio's usual amount. */
type Figures = Pick<Cart, 'MinimumBookingAmount' | 'gstmodel'> | undefined

/** Before GST. Never more than the price. */
function bookingAmountOf(price: Paise, cart: Figures): Paise {
  const minimum = cart?.MinimumBookingAmount ?? ZERO
  return paiseOf(Math.min(minimum > ZERO ? minimum : fromRupees(BRAND.bookingAmount), price))
}

/** The amount that is paid today, GST included: the figure that the cart and the Pay button show. */
export function bookWith(price: Paise, cart: Figures): string {
  const amount = bookingAmountOf(price, cart)
  return `${rupees(paiseOf(amount + percentOf(amount, cart?.gstmodel?.GSTPercent ?? USUAL_GST)))} books it`
}

/** For the booking dialog: `₹3,540 books it, pay ₹21,500 at the farm`. */
export function bookAndPay(price: Paise, cart: Figures): string {
  const balance = minus(price, bookingAmountOf(price, cart))
  return balance > ZERO
    ? `${bookWith(price, cart)}, pay ${rupees(balance)} at ${BRAND.premises}`
    : bookWith(price, cart)
}
