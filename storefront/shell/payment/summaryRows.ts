/**
 * Rows of the booking summary, shared by cart and checkout. The total to pay has paise (CART-08), so all its parts have
 * them too.
 */
import { minus, rupees, ZERO } from '../../text/money.ts'
import type { Totals } from '../../text/totals.ts'

interface Row {
  label: string
  value: string
  tone?: 'less' | 'total'
}

export function priceRows(figures: Totals, couponCode?: string): Row[] {
  const less = (label: string, amount: typeof figures.coupon): Row[] =>
    amount > ZERO ? [{ label, value: rupees(minus(ZERO, amount), 'exact'), tone: 'less' }] : []
  return [
    { label: 'Total', value: rupees(figures.grandTotal, 'exact') },
    ...less('Discount', figures.discount),
    ...less(`Coupon ${couponCode ?? ''}`.trim(), figures.coupon),
    { label: 'Total to pay', value: rupees(figures.totalToPay, 'exact'), tone: 'total' },
  ]
}

/** What is due today. GST applies to the booking amount only. */
export function dueRows(figures: Totals): Row[] {
  return [
    { label: 'Booking amount', value: rupees(figures.bookingAmount, 'exact') },
    { label: `GST ${figures.gstPercent}%, on booking amount only`, value: rupees(figures.gst, 'exact') },
  ]
}
