/** A booking's details for `BookingDetails` (BOOK-18 to 47). */
import type { BookingDetail } from '../../api/account.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import { minutesOf, timeWindow } from '../../text/dates.ts'
import type { CalendarEvent } from '../../text/ics.ts'
import { minus, paiseOf, rupees, ZERO, type Paise } from '../../text/money.ts'
import type { usePictures } from '../../shell/usePictures.ts'
import { eventOf } from '../../shell/payment/bookingEvents.ts'

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

const KNOWN: ReadonlySet<number> = new Set(Object.values(CART_TYPES).map(({ TypeId }) => TypeId))

/** For `usePictures`. */
export function picturedOf({ bookingdetails: groups }: BookingDetail) {
  return groups.map(({ TypeId, bookingdetails: lines }) => ({ TypeId, lines }))
}

/** Shoot, Stay, Add On Services; empty sections are left out. */
export function detailSections({ bookingdetails: groups }: BookingDetail, pictureOf: ReturnType<typeof usePictures>) {
  const of = (typeId: number) => groups.filter((group) => group.TypeId === typeId)
  const section = (title: string, found: readonly Group[]) => ({
    title,
    amount: rupees(total(found)),
    lines: found.flatMap((group) =>
      group.bookingdetails.map((line) => ({ ...lineOf(line), picture: pictureOf(group.TypeId, line) })),
    ),
  })
  const unknown = groups.filter(({ TypeId }) => !KNOWN.has(TypeId))
  const services = [...SERVICES.map(({ id, title }) => section(title, of(id))), section('Others', unknown)].filter(
    ({ lines }) => lines.length > 0,
  )
  return [
    section('Shoot', of(CART_TYPES.package.TypeId)),
    section('Stay', of(CART_TYPES.stay.TypeId)),
    { title: 'Add On Services', lines: [], groups: services },
  ].filter((found) => found.lines.length > 0 || ('groups' in found && found.groups.length > 0))
}

function total(groups: readonly Group[]): Paise {
  return paiseOf(groups.reduce((amount, group) => amount + group.Amount, 0))
}

/** Amounts are of the whole quantity. The list price is struck through if less was paid (BOOK-35). */
function lineOf(line: Line) {
  const times = (amount: Paise) => rupees(paiseOf(amount * line.Quantity))
  const each = line.Quantity > 1 && `${rupees(line.ProductSellingAmount)} each`
  const detail = [line.ProductCategory, line.BookingDate, timeWindow(line.StartTime, line.EndTime), each]
    .filter(Boolean)
    .join(', ')
  const reduced = line.ProductSellingAmount < line.ProductPrice
  return {
    name: line.ProductName,
    detail,
    quantity: String(line.Quantity),
    selling: times(line.ProductSellingAmount),
    ...(reduced && { list: times(line.ProductPrice), listLabel: 'List price' }),
  }
}

const linesOf = ({ bookingdetails: groups }: BookingDetail, typeId: number): readonly Line[] =>
  groups.filter((group) => group.TypeId === typeId).flatMap((group) => group.bookingdetails)

/** Start of the first shoot, in minutes after midnight. */
export function startOf(details: BookingDetail): number | undefined {
  const starts = linesOf(details, CART_TYPES.package.TypeId).flatMap(({ StartTime }) => minutesOf(StartTime) ?? [])
  return starts.length > 0 ? Math.min(...starts) : undefined
}

/** Calendar events of shoots and stays. */
export function eventsOf(details: BookingDetail): CalendarEvent[] {
  const lines = [...linesOf(details, CART_TYPES.package.TypeId), ...linesOf(details, CART_TYPES.stay.TypeId)]
  return lines.flatMap((line) => eventOf(line) ?? [])
}

/** The stay's date as received; undefined without a stay. */
export function checkInOf(details: BookingDetail): string | undefined {
  return linesOf(details, CART_TYPES.stay.TypeId)[0]?.BookingDate
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
