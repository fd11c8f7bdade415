/** The details answer as sections, lines and billing rows (BOOK-18 to 47). */
import type { BookingDetail } from '../../api/account.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import { timeWindow } from '../../text/dates.ts'
import { minus, paiseOf, rupees, ZERO, type Paise } from '../../text/money.ts'

type Group = BookingDetail['bookingdetails'][number]
type Line = Group['bookingdetails'][number]

export function personOf({ orderbillingdetails: person }: BookingDetail) {
  return [
    { label: 'Name', value: person.FullName },
    { label: 'Email', value: person.Email },
    { label: 'Mobile', value: person.Phone },
  ]
}

const SERVICES: readonly { id: number; title: string }[] = [
  { id: CART_TYPES.professional.TypeId, title: 'Professionals' },
  { id: CART_TYPES.outfit.TypeId, title: 'Outfits' },
  { id: CART_TYPES.food.TypeId, title: 'Food and Beverages' },
]

/** Shoot, Stay, Add On Services with its three kinds; a section without lines is left out. */
export function detailSections({ bookingdetails: groups }: BookingDetail) {
  const of = (typeId: number) => groups.filter((group) => group.TypeId === typeId)
  const section = (title: string, found: readonly Group[]) => ({
    title,
    amount: rupees(total(found)),
    lines: found.flatMap((group) => group.bookingdetails.map(lineOf)),
  })
  const services = SERVICES.map(({ id, title }) => section(title, of(id))).filter(({ lines }) => lines.length > 0)
  return [
    section('Shoot', of(CART_TYPES.package.TypeId)),
    section('Stay', of(CART_TYPES.stay.TypeId)),
    { title: 'Add On Services', lines: [], groups: services },
  ].filter((found) => found.lines.length > 0 || ('groups' in found && found.groups.length > 0))
}

function total(groups: readonly Group[]): Paise {
  return paiseOf(groups.reduce((amount, group) => amount + group.Amount, 0))
}

/** The list price is struck through where less was paid (BOOK-35). */
function lineOf(line: Line) {
  const detail = [line.ProductCategory, line.BookingDate, timeWindow(line.StartTime, line.EndTime)].filter(Boolean).join(', ')
  const reduced = line.ProductSellingAmount < line.ProductPrice
  return {
    name: line.ProductName,
    detail,
    quantity: String(line.Quantity),
    selling: rupees(line.ProductSellingAmount),
    ...(reduced && { list: rupees(line.ProductPrice), listLabel: 'List price' }),
  }
}

export function billingRows({ orderbillingdetails: bill }: BookingDetail) {
  const less = (label: string, amount: Paise) =>
    amount > ZERO ? [{ label, value: rupees(minus(ZERO, amount)), tone: 'less' as const }] : []
  const gstPercent = bill.CGSTPercentage + bill.SGSTPercentage
  return [
    { label: 'Total amount', value: rupees(bill.TotalAmount) },
    ...less('Product discount', bill.ProductDiscount),
    ...less('Additional discount', bill.AdditionalDiscount),
    { label: 'Amount after discounts', value: rupees(bill.TotalProductAmountToPay) },
    ...less(`Coupon ${bill.CouponCode}`.trim(), bill.CouponDiscount),
    { label: 'Total to pay', value: rupees(bill.TotalAmountToPay), tone: 'total' as const },
    { label: 'Booking Amount', value: rupees(bill.AdvanceAmountPaid) },
    { label: `GST ${gstPercent}%`, value: rupees(paiseOf(bill.CGSTAmount + bill.SGSTAmount)) },
    { label: 'Balance', value: rupees(minus(bill.TotalAmountToPay, bill.AdvanceAmountPaid)), tone: 'big' as const },
  ]
}
