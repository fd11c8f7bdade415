/** A booking's details for `BookingDetails` (BOOK-18 to 47). Unreadable parts are shown as such and never added up. */
import type { BookingDetail } from '../../api/contract/bookings.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import { minutesOf, timeWindow } from '../../text/times.ts'
import type { CalendarEvent } from '../../text/ics.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import { ZERO } from '../../text/money.ts'
import type { usePictures } from '../../shell/usePictures.ts'
import { eventOf } from '../../shell/payment/bookingEvents.ts'
import { nameOf } from '../cart/groups.ts'
import { formatAmount, subtract, sum, timesOf, type Amount } from './amounts.ts'

type Group = BookingDetail['bookingdetails'][number]
type Line = Group['bookingdetails'][number]

/** The group has an amount, but no readable lines. */
const lacksLines = ({ Amount: amount, bookingdetails: lines }: Group): boolean => lines.length === 0 && amount !== ZERO

/**
 * Whether an amount, a number, a line or the bill is unreadable. The search for quoted keys is safe, because quotes
 * within strings are escaped.
 */
export function isPartUnread({ bookingdetails: groups, orderbillingdetails: bill }: BookingDetail): boolean {
  return groups.some(lacksLines) || /":null\b/.test(JSON.stringify({ groups, bill }))
}

export function personOf({ orderbillingdetails: person }: BookingDetail) {
  return [
    { label: 'Name', value: person?.FullName || '–' },
    { label: 'Email', value: person?.Email || '–' },
    { label: 'Mobile', value: person?.Phone || '–' },
  ]
}

const SERVICES: readonly { id: number; title: string }[] = [
  { id: CART_TYPES.professional.TypeId, title: 'Professionals' },
  { id: CART_TYPES.outfit.TypeId, title: 'Outfits' },
  { id: CART_TYPES.food.TypeId, title: 'Food and Beverages' },
]

const KNOWN: ReadonlySet<number> = new Set(Object.values(CART_TYPES).map(({ TypeId }) => TypeId))

export function picturedOf({ bookingdetails: groups }: BookingDetail) {
  return groups.map(({ TypeId, bookingdetails: lines }) => ({ TypeId, lines }))
}

/** Drawn as a missing picture: a line without a name would never match the catalogue. */
const NO_PICTURE = { src: '', alt: '' }
/** Stands for lines that are entirely unreadable. */
const UNREAD_LINE = { name: 'Item', detail: '', selling: BOOKING_MESSAGES.unread, picture: NO_PICTURE }

/** Shoot, stay and add-on services. Empty sections are left out. */
export function detailSections({ bookingdetails: groups }: BookingDetail, pictureOf: ReturnType<typeof usePictures>) {
  const of = (typeId: number) => groups.filter((group) => group.TypeId === typeId)
  const shownLines = (group: Group) =>
    lacksLines(group)
      ? [UNREAD_LINE]
      : group.bookingdetails.map((line) => ({
          ...lineOf(line),
          picture: line.ProductName.trim() ? pictureOf(group.TypeId, line) : NO_PICTURE,
        }))
  const section = (title: string, found: readonly Group[]) => ({
    title,
    amount: formatAmount(sum(found.map(({ Amount: amount }) => amount))),
    lines: found.flatMap<ReturnType<typeof shownLines>[number]>(shownLines),
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

/** Amounts cover the whole quantity. The list price is struck through if less was paid (BOOK-35). */
function lineOf(line: Line) {
  const { Quantity, ProductSellingAmount: paid, ProductPrice: listed } = line
  const each = Quantity !== 1 && paid !== null && `${formatAmount(paid)} each`
  const detail = [line.ProductCategory, line.BookingDate, timeWindow(line.StartTime, line.EndTime), each]
    .filter(Boolean)
    .join(', ')
  const reduced = paid !== null && listed !== null && paid < listed
  return {
    name: nameOf(line),
    detail,
    ...(Quantity !== null && { quantity: String(Quantity) }),
    selling: formatAmount(timesOf(paid, Quantity)),
    ...(reduced && Quantity !== null && { list: formatAmount(timesOf(listed, Quantity)), listLabel: 'List price' }),
  }
}

const linesOf = ({ bookingdetails: groups }: BookingDetail, typeId: number): readonly Line[] =>
  groups.filter((group) => group.TypeId === typeId).flatMap((group) => group.bookingdetails)

/** Start of the first shoot, in minutes after midnight. */
export function startOf(details: BookingDetail): number | undefined {
  const starts = linesOf(details, CART_TYPES.package.TypeId).flatMap(({ StartTime }) => minutesOf(StartTime) ?? [])
  return starts.length > 0 ? Math.min(...starts) : undefined
}

export function eventsOf(details: BookingDetail): CalendarEvent[] {
  const of = (type: 'package' | 'stay', what: 'Shoot' | 'Stay') =>
    linesOf(details, CART_TYPES[type].TypeId).flatMap(
      (line) => eventOf({ ...line, ProductName: nameOf(line) }, what) ?? [],
    )
  return [...of('package', 'Shoot'), ...of('stay', 'Stay')]
}

/** The stay's date as received; undefined without a stay. */
export function checkInOf(details: BookingDetail): string | undefined {
  return linesOf(details, CART_TYPES.stay.TypeId)[0]?.BookingDate
}

export const balanceOf = ({ orderbillingdetails: bill }: Pick<BookingDetail, 'orderbillingdetails'>): Amount =>
  subtract(bill?.TotalAmountToPay, bill?.AdvanceAmountPaid)

export function billingRows({ orderbillingdetails: bill }: BookingDetail) {
  const less = (label: string, amount: Amount) =>
    amount === ZERO
      ? []
      : [
          {
            label,
            value: formatAmount(subtract(ZERO, amount)),
            ...(typeof amount === 'number' && { tone: 'less' as const }),
          },
        ]
  return [
    { label: 'Total amount', value: formatAmount(bill?.TotalAmount) },
    ...less('Product discount', bill?.ProductDiscount),
    ...less('Additional discount', bill?.AdditionalDiscount),
    { label: 'Amount after discounts', value: formatAmount(bill?.TotalProductAmountToPay) },
    ...less(`Coupon ${bill?.CouponCode ?? ''}`.trim(), bill?.CouponDiscount),
    { label: 'Total to pay', value: formatAmount(bill?.TotalAmountToPay), tone: 'total' as const },
    { label: 'Booking Amount', value: formatAmount(bill?.AdvanceAmountPaid) },
    { label: gstLabel(bill), value: formatAmount(sum([bill?.CGSTAmount, bill?.SGSTAmount])) },
    { label: 'Balance', value: formatAmount(balanceOf({ orderbillingdetails: bill })), tone: 'big' as const },
  ]
}

/** `GST 18%`, or without the rate if it is unreadable. */
export function gstLabel(bill: BookingDetail['orderbillingdetails']): string {
  const central = bill?.CGSTPercentage ?? undefined
  const state = bill?.SGSTPercentage ?? undefined
  return central === undefined || state === undefined ? 'GST' : `GST ${central + state}%`
}
