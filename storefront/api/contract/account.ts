import * as v from 'valibot'
import type { Sent } from './meanings.ts'
import { call, count, id, lenient, list, price, single, text } from './wire.ts'

const words = /* @__PURE__ */ lenient(text, '')

const login = {
  Token: v.pipe(text, v.custom<string>(Boolean)),
  UserDetails: v.object({ Id: id, Name: words, Mobile: words, EmailId: words }),
}

/** API-38 */
export const CheckMobileAndGenrateOtp = /* @__PURE__ */ call<Sent<'CheckMobileAndGenrateOtp'>>()({
  name: 'CheckMobileAndGenrateOtp',
  method: 'GET',
  envelope: 'response',
})

/** API-39: `otp` in lower case. */
export const VerifyOptAndLogin = /* @__PURE__ */ call<Sent<'VerifyOptAndLogin'>>()({
  name: 'VerifyOptAndLogin',
  method: 'GET',
  envelope: 'response',
  fields: login,
})

/** API-40 */
export const VerifyOtpAndRegister = /* @__PURE__ */ call<Sent<'VerifyOtpAndRegister'>>()({
  name: 'VerifyOtpAndRegister',
  method: 'POST',
  envelope: 'response',
  fields: login,
})

/** API-36: for registration, and for a new mobile number. */
export const SendOtpForNonRegisterUserWeb = /* @__PURE__ */ call<Sent<'SendOtpForNonRegisterUserWeb'>>()({
  name: 'SendOtpForNonRegisterUserWeb',
  method: 'GET',
  envelope: 'top',
  mayOmitN: true,
})

/** API-34 */
export const SendOtpToEmailIdForNonRegisterUserWeb = /* @__PURE__ */ call<
  Sent<'SendOtpToEmailIdForNonRegisterUserWeb'>
>()({
  name: 'SendOtpToEmailIdForNonRegisterUserWeb',
  method: 'GET',
  envelope: 'top',
  mayOmitN: true,
})

/** API-35 */
export const ChangeEmailId = /* @__PURE__ */ call<Sent<'ChangeEmailId'>>()({
  name: 'ChangeEmailId',
  method: 'POST',
  envelope: 'top',
})

/** API-37: the documents do not mention `OldOtp`; only providers that ask for it get it. */
export const ChangeMobileNumber = /* @__PURE__ */ call<Sent<'ChangeMobileNumber'>>()({
  name: 'ChangeMobileNumber',
  method: 'POST',
  envelope: 'top',
})

/** API-41 */
export const Logout = /* @__PURE__ */ call<Sent<'Logout'>>()({
  name: 'Logout',
  method: 'GET',
  envelope: 'response',
})

/** API-32 */
export const GetMyBookings = /* @__PURE__ */ call<Sent<'GetMyBookings'>>()({
  name: 'GetMyBookings',
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
export const GetMyBookingsDetails = /* @__PURE__ */ call<Sent<'GetMyBookingsDetails'>>()({
  name: 'GetMyBookingsDetails',
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
