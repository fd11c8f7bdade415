/** Paid bookings: API-32, API-33. */
import { CART_TYPES } from '../../storefront/api/contract/codes.ts'
import { dMy, today, type Day } from '../../storefront/text/dates.ts'
import { minus, paiseOf, percentOf, sum, toRupees, type Paise } from '../../storefront/text/money.ts'
import { optionalText, requiredText } from './fields.ts'
import type { Order } from './orders.ts'
import { GST_PERCENT, groupByType, formatDay, sumLines, type PricedLine } from './pricing.ts'
import { refuse } from './reply.ts'
import type { Tables } from './storage.ts'
import { requireUser } from './users.ts'
import { nextNumber, type Handler, type CallContext } from './context.ts'

export interface Booking {
  readonly Id: number
  /** `AA20418` */
  readonly OrderId: string
  readonly userId: string
  readonly receipt: string
  readonly paymentId: string
  readonly day: Day
  readonly bookedOn: Day
  /** The package's category, or `Recce` for a studio tour. */
  readonly type: string
  readonly order: Order
}

const keyOf = ({ userId, Id }: Pick<Booking, 'userId' | 'Id'>) => `${userId}/${String(Id).padStart(9, '0')}`

export function book(order: Order, paymentId: string, { tables, now }: Pick<CallContext, 'tables' | 'now'>): Booking {
  const number = nextNumber(tables, 'booking', 20_401)
  const { userId, receipt, day } = order
  const packageLine = order.lines.find(({ TypeId }) => TypeId === CART_TYPES.package.TypeId)
  const type = order.kind === 'recce' ? 'Recce' : (packageLine?.ProductCategory ?? 'Shoot')
  const ids = { Id: number, OrderId: `AA${number}`, userId, receipt, paymentId }
  const booking: Booking = { ...ids, day, bookedOn: today(now), type, order }
  tables.set('bookings', keyOf(booking), booking)
  tables.set('bookedorders', receipt, keyOf(booking))
  for (const key of bookableOnce(order)) tables.set('bookedonce', key, receipt)
  return booking
}

type Bookable = Pick<Order, 'kind' | 'userId' | 'lines' | 'tourKey'>

function bookableOnce({ userId, lines, tourKey }: Bookable): string[] {
  const keys = lines.map(({ CartitemId }) => `line/${CartitemId}`)
  return tourKey === undefined ? keys : [...keys, `tour/${userId}/${tourKey}`]
}

export function bookedAlready(order: Bookable, tables: Tables): string | undefined {
  if (bookableOnce(order).every((key) => tables.get('bookedonce', key) === undefined)) return undefined
  return order.kind === 'recce' ? 'This tour is already booked.' : 'This cart is already booked.'
}

export function bookingOf(order: Pick<Order, 'receipt'>, tables: Tables): Booking | undefined {
  const key = tables.get<string>('bookedorders', order.receipt)
  return key === undefined ? undefined : tables.get<Booking>('bookings', key)
}

export function bookingsOf(userId: string, tables: Tables): Booking[] {
  return tables.list<Booking>('bookings', `${userId}/`)
}

function inOrder(bookings: readonly Booking[], day: Day): Booking[] {
  const upcoming = bookings.filter((booking) => booking.day >= day)
  const past = bookings.filter((booking) => booking.day < day)
  return [
    ...upcoming.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.Id - b.Id)),
    ...past.sort((a, b) => (a.day > b.day ? -1 : a.day < b.day ? 1 : b.Id - a.Id)),
  ]
}

export const GetMyBookings: Handler<'GetMyBookings'> = (request, context) => {
  const user = requireUser(optionalText(request, 'UserId', 20), context)
  const bookings = inOrder(bookingsOf(user.Id, context.tables), context.today)
  return {
    fields: {
      bookingmodellist: bookings.map(({ Id, OrderId, day, bookedOn, type, order }) => ({
        Id,
        OrderId,
        ShootDate: dMy(day),
        BookingDate: dMy(bookedOn),
        TotalAmountToPay: toRupees(order.payable),
        BookingType: type,
        IsUpcoming: day >= context.today ? 1 : 0,
      })),
    },
  }
}

function wireLine(line: PricedLine) {
  const { ProductCategory, ProductName, StartTime, EndTime, Quantity } = line
  return {
    ProductCategory,
    ProductName,
    StartTime,
    EndTime,
    BookingDate: formatDay(line.day),
    Quantity,
    ProductPrice: toRupees(line.price),
    ProductSellingAmount: toRupees(line.selling),
  }
}

/** Each half of the GST. The second takes the odd paisa, so that they add up. */
function halves(order: Order): { CGSTAmount: Paise; SGSTAmount: Paise } {
  const isShoot = order.kind === 'shoot'
  const CGSTAmount = isShoot ? percentOf(order.booking, GST_PERCENT / 2) : paiseOf(Math.floor(order.gst / 2))
  return { CGSTAmount, SGSTAmount: minus(order.gst, CGSTAmount) }
}

function billOf(order: Order) {
  const { total, discount, payable } = sumLines(order.lines)
  const isTour = order.kind === 'recce'
  const { CGSTAmount, SGSTAmount } = halves(order)
  return {
    FullName: order.billing.FullName,
    Email: order.billing.Email,
    Phone: order.billing.Phone,
    TotalAmount: toRupees(isTour ? order.payable : total),
    ProductDiscount: toRupees(discount),
    AdditionalDiscount: 0,
    TotalProductAmountToPay: toRupees(isTour ? order.payable : payable),
    CouponCode: order.coupon.code,
    CouponDiscount: toRupees(order.coupon.amount),
    TotalAmountToPay: toRupees(order.payable),
    AdvanceAmountPaid: toRupees(isTour ? sum([order.booking, order.gst]) : order.booking),
    CGSTPercentage: GST_PERCENT / 2,
    SGSTPercentage: GST_PERCENT / 2,
    CGSTAmount: toRupees(CGSTAmount),
    SGSTAmount: toRupees(SGSTAmount),
  }
}

export const GetMyBookingsDetails: Handler<'GetMyBookingsDetails'> = (request, context) => {
  const user = requireUser(optionalText(request, 'UserId', 20), context)
  const id = requiredText(request, 'Id')
  const booking = bookingsOf(user.Id, context.tables).find(({ Id }) => String(Id) === id)
  if (!booking) return refuse('This booking does not exist.')
  return {
    fields: {
      bookingdetails: groupByType(booking.order.lines).map(({ TypeId, amount, lines }) => ({
        TypeId,
        Amount: toRupees(amount),
        bookingdetails: lines.map(wireLine),
      })),
      orderbillingdetails: billOf(booking.order),
    },
  }
}
