import * as v from 'valibot'
import { call, count, id, lenient, list, price, single, text, type AnswerOf } from './wire.ts'

/** API-32 */
export const GetMyBookings = call('GetMyBookings', {
  method: 'GET',
  envelope: 'bare',
  fields: {
    // An unreadable booking becomes null. Left out, it would look like a payment without a booking.
    bookingmodellist: list(
      lenient(
        v.object({
          Id: id,
          OrderId: id,
          ShootDate: text,
          BookingDate: text,
          TotalAmountToPay: price,
          /** `Recce` for a studio tour. */
          BookingType: text,
          /** 1 is upcoming. */
          IsUpcoming: count,
        }),
        null,
      ),
    ),
  },
})

export type Booking = NonNullable<AnswerOf<typeof GetMyBookings>['bookingmodellist'][number]>

const words = /* @__PURE__ */ lenient(text, '')
const maybeWords = /* @__PURE__ */ v.optional(words, '')
const number = /* @__PURE__ */ lenient(count, null)

/** Unreadable values become null or empty, because bookings must be complete. */
const bookedLine = /* @__PURE__ */ v.object({
  ProductCategory: maybeWords,
  ProductName: words,
  StartTime: maybeWords,
  EndTime: maybeWords,
  BookingDate: maybeWords,
  Quantity: number,
  ProductPrice: price,
  ProductSellingAmount: price,
})
const bookedGroup = /* @__PURE__ */ v.object({
  TypeId: lenient(count, 0),
  Amount: price,
  bookingdetails: lenient(list(bookedLine, true), []),
})
const bill = /* @__PURE__ */ v.object({
  FullName: words,
  Email: words,
  Phone: words,
  TotalAmount: price,
  ProductDiscount: price,
  AdditionalDiscount: price,
  TotalProductAmountToPay: price,
  CouponCode: maybeWords,
  CouponDiscount: price,
  TotalAmountToPay: price,
  AdvanceAmountPaid: price,
  CGSTPercentage: number,
  SGSTPercentage: number,
  CGSTAmount: price,
  SGSTAmount: price,
})

/** API-33: `bookingdetails` is nested in `bookingdetails`. */
export const GetMyBookingsDetails = call('GetMyBookingsDetails', {
  method: 'GET',
  envelope: 'bare',
  fields: {
    bookingdetails: lenient(list(bookedGroup, true), [{ TypeId: 0, Amount: null, bookingdetails: [] }]),
    orderbillingdetails: lenient(single(bill), null),
  },
  // Without lines and bill there is nothing to show.
  isThere: ({ bookingdetails, orderbillingdetails }) =>
    (Array.isArray(bookingdetails) && bookingdetails.length > 0) ||
    (typeof orderbillingdetails === 'object' && orderbillingdetails !== null),
})

export type BookingDetail = AnswerOf<typeof GetMyBookingsDetails>
