/** The amount that books a date today, and the rest. */
import { BRAND } from '../../brand.ts'
import type { Cart } from '../../api/contract/cart.ts'
import { fromRupees, minus, paiseOf, percentOf, rupees, ZERO, type Paise } from '../../text/money.ts'

const USUAL_GST = 18

/** The provider's figures. Without a cart the studio's usual amount applies. */
type Figures = Pick<Cart, 'MinimumBookingAmount' | 'gstmodel'> | undefined

/** Before GST. Never more than the price. */
function bookingAmountOf(price: Paise, cart: Figures): Paise {
  const minimum = cart?.MinimumBookingAmount ?? ZERO
  return paiseOf(Math.min(minimum > ZERO ? minimum : fromRupees(BRAND.bookingAmount), price))
}

/** The amount paid today, GST included, as the cart and the Pay button show it. */
export function bookWith(price: Paise, cart: Figures): string {
  const amount = bookingAmountOf(price, cart)
  return `${rupees(paiseOf(amount + percentOf(amount, cart?.gstmodel?.GSTPercent ?? USUAL_GST)))} books it`
}

/** `₹3,540 books it, pay ₹21,500 at the farm`, for the booking dialog. */
export function bookAndPay(price: Paise, cart: Figures): string {
  const balance = minus(price, bookingAmountOf(price, cart))
  return balance > ZERO
    ? `${bookWith(price, cart)}, pay ${rupees(balance)} at ${BRAND.premises}`
    : bookWith(price, cart)
}
