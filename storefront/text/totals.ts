/**
 * A cart's totals. GST applies to the booking amount only; payable now is booking amount plus GST; total to pay is
 * grand total less discount less coupon. Source: CONST-20 to 22, C-071, C-092.
 */
import { minus, percentOf, paiseOf, type Paise } from './money.ts'

export interface Totals {
  grandTotal: Paise
  discount: Paise
  coupon: Paise
  totalToPay: Paise
  /** The minimum, or the whole total if that is lower (C-092). */
  minimum: Paise
  bookingAmount: Paise
  gstPercent: number
  gst: Paise
  payable: Paise
  balance: Paise
}

interface CartFigures {
  GrantTotal: Paise
  DiscountAmount: Paise
  MinimumBookingAmount: Paise
  gstmodel: { GSTPercent: number }
}

/** @param chosen the booking amount in the field; defaults to the minimum. */
export function totals(cart: CartFigures, coupon: Paise, chosen?: Paise): Totals {
  const discounted = Math.max(0, minus(cart.GrantTotal, cart.DiscountAmount, coupon))
  const totalToPay = paiseOf(discounted)
  const minimum = paiseOf(Math.min(cart.MinimumBookingAmount, totalToPay))
  const bookingAmount = chosen ?? minimum
  const gst = percentOf(bookingAmount, cart.gstmodel.GSTPercent)
  return {
    grandTotal: cart.GrantTotal,
    discount: cart.DiscountAmount,
    coupon,
    totalToPay,
    minimum,
    bookingAmount,
    gstPercent: cart.gstmodel.GSTPercent,
    gst,
    payable: paiseOf(bookingAmount + gst),
    balance: paiseOf(Math.max(0, totalToPay - bookingAmount)),
  }
}
