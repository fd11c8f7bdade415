import { dayOf, dMy, type Day } from '../../storefront/text/dates.ts'
import { clock, hasBegun, minutesOf } from '../../storefront/text/times.ts'
import { FORM_MESSAGES } from '../../storefront/text/formMessages.ts'
import { amountBelow, BOOKING_MESSAGES } from '../../storefront/text/bookingMessages.ts'
import { minus, paiseOf, readRupees, rupees, toRupees, ZERO, type Paise } from '../../storefront/text/money.ts'
import {
  amountOf,
  MAX_NOTE_LENGTH,
  optionalText,
  requiredText,
  wholeNumber,
  type Fields,
  emailOf,
  mobileOf,
} from './fields.ts'
import { bookableDay } from './capacity.ts'
import { cartKeyOf, linesOf, packageIn, type CartLine } from './carts.ts'
import { checkout } from './checkout.ts'
import { couponAmount } from './coupon.ts'
import type { Order } from './orders.ts'
import { payableNow, priceCart, smallestBooking } from './pricing.ts'
import { refuse } from './reply.ts'
import { requireUser } from './users.ts'
import type { CallContext } from './context.ts'

const NINE_PM = 21 * 60

export type Draft = Omit<Order, 'receipt' | 'state' | 'createdAt'>

/** Nobody pays for what the page did not show. Older pages do not send what they showed. */
function refuseUnseen(request: Fields, lines: readonly CartLine[], payable: Paise): void {
  const ids = request['CartitemIds']
  const total = request['TotalAmountToPay']
  const inCart = lines.map(({ CartitemId }) => String(CartitemId)).sort()
  const isCart = ids === undefined || (Array.isArray(ids) && ids.map(String).sort().join() === inCart.join())
  if (isCart && (total === undefined || total === toRupees(payable))) return
  refuse('Your cart is not the one that this page shows. Nothing was ordered or charged. Please reload the page.')
}

/** API-28. The booking amount may be anything from the minimum to the total. */
export function draftShoot(request: Fields, context: CallContext): Draft {
  const user = requireUser(optionalText(request, 'UserId', 20), context)
  const lines = linesOf(context.tables, cartKeyOf(request, context))
  const billing = {
    FullName: requiredText(request, 'FullName', FORM_MESSAGES.fullNameEmpty),
    Phone: mobileOf(optionalText(request, 'Phone')),
    Email: emailOf(request, 'Email'),
    GST: optionalText(request, 'GST', 30),
    OrderNote: optionalText(request, 'OrderNote', MAX_NOTE_LENGTH),
  }
  const verdict = checkout(lines, context, user.Id)
  if (verdict.status !== 'ready') return refuse(verdict.sentence)
  const priced = priceCart(context.data, lines)
  const given = optionalText(request, 'CouponCode', 40)
  const coupon = given ? couponAmount(given, priced.payable, user.Id, context) : { code: '', amount: ZERO }
  const payable = minus(priced.payable, coupon.amount)
  const booking = amountOf(request, 'Amount')
  if (booking < smallestBooking(payable)) refuse(amountBelow(rupees(smallestBooking(payable))))
  if (booking > payable) refuse(BOOKING_MESSAGES.amountAbove)
  if (booking < 100) refuse('There is nothing to pay for this cart. Please call us to book it.')
  refuseUnseen(request, lines, payable)
  return {
    kind: 'shoot',
    userId: user.Id,
    fingerprint: JSON.stringify(['shoot', priced.lines, booking, coupon.code]),
    lines: priced.lines,
    claims: verdict.claims,
    day: packageIn(lines)?.BookingDate || refuse(BOOKING_MESSAGES.noPackage),
    coupon,
    payable,
    booking,
    ...payableNow(booking),
    billing,
  }
}

function visitingDay(text: string, context: CallContext): Day {
  const found = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  const day = found && dayOf(Number(found[3]), Number(found[2]), Number(found[1]))
  return day ? bookableDay(dMy(day), context) : refuse('Please select a visiting date.')
}

/** Accepts any spelling of `10:00 AM - 12:00 PM`. */
function visitingTime(text: string, { length, day, now }: { length: number; day: Day; now: number }): string {
  const [start, end] = text.split(' - ').map(minutesOf)
  if (start === undefined) return refuse('Please select a visiting time.')
  if (start < 7 * 60 || start > NINE_PM) return refuse('Please select a time between 7:00 am and 9:00 pm.')
  if (hasBegun(day, start, now))
    return refuse(`Over for today: this tour begins at ${clock(start)}. Please select a later time or another day.`)
  const last = Math.min(start + length, NINE_PM)
  if (end !== last)
    return refuse(`A tour from ${clock(start)} ends at ${clock(last)}. Please select the visiting time again.`)
  return [start, last].map((minutes) => clock(minutes).toUpperCase()).join(' - ')
}

/** API-43. `ProfessionalId` is the user id (C-112); the price is per head and includes GST (C-086). */
export function draftTour(request: Fields, context: CallContext): Draft {
  const user = requireUser(optionalText(request, 'ProfessionalId', 20), context)
  const billing = {
    FullName: requiredText(request, 'FullName', 'Please enter your name', 100),
    Phone: mobileOf(optionalText(request, 'MobileNo')),
    Email: emailOf(request, 'EmailId'),
    GST: '',
    OrderNote: '',
  }
  const type = requiredText(request, 'TypeOfShoot', 'Please select a type of shoot.')
  const category = context.data.recceCategories.find(({ Id }) => String(Id) === type)
  if (!category) return refuse('Please select a type of shoot.')
  const people = wholeNumber(request, 'NumberOfPeople', 1, 999, 'Please enter number of people')
  const day = visitingDay(optionalText(request, 'VisitingDate'), context)
  const length = Number(category.TimeInMinitues)
  const time = visitingTime(optionalText(request, 'VisitingTime'), { length, day, now: context.now })
  const paid = paiseOf((readRupees(category.PerHeadPrice) ?? 0) * people)
  if (amountOf(request, 'Amount') !== paid) refuse(`The price has changed: the total is ${rupees(paid)}.`)
  if (paid < 100) refuse('There is nothing to pay for this tour. Please call us to book it.')
  const net = paiseOf(Math.round(paid / 1.18))
  return {
    kind: 'recce',
    userId: user.Id,
    fingerprint: JSON.stringify(['recce', type, people, day, time, paid]),
    lines: [],
    claims: [],
    day,
    tourKey: `${type}/${day}/${time}`,
    tour: `${category.CategoryName}, ${time}, ${people} ${people === 1 ? 'person' : 'people'}`,
    coupon: { code: '', amount: ZERO },
    payable: paid,
    booking: net,
    gst: minus(paid, net),
    paid,
    billing,
  }
}
