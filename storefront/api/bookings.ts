/** Each function makes one call and throws only ApiError. */
import * as calls from './contract/bookings.ts'
import type { AnswerOf, Id } from './contract/wire.ts'
import { send, type SendOptions } from './client.ts'
import { identity } from './identity.ts'

export type Booking = NonNullable<AnswerOf<typeof calls.GetMyBookings>['bookingmodellist'][number]>
export type BookingDetail = AnswerOf<typeof calls.GetMyBookingsDetails>

export const listBookings = (options?: SendOptions) => send(calls.GetMyBookings, { UserId: identity().UserId }, options)
export const readBooking = (id: Id, options?: SendOptions) =>
  send(calls.GetMyBookingsDetails, { UserId: identity().UserId, Id: id }, options)
