/** What visitors would see of a deviation, from the shop's own reader and sentences. */
import * as v from 'valibot'
import { CALLS, type CallName } from '../contract/calls.ts'
import { type Call, fit } from '../contract/wire.ts'
import { UNREAD_BOOKING } from '../../routes/bookings/rows.ts'
import { MESSAGES } from '../../text/messages.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import type { Exchange } from './exchange.ts'
import type { Deviation } from './shape.ts'

/** What of the shop stands or falls with a call. */
const PLACES: Readonly<Record<CallName, string>> = {
  GetAllHomeScreenBanner: 'the pictures at the top of the home page',
  GetPackageCategory: 'the list of package categories',
  GetOutfitCategoryTypeList: 'the choice of outfit types',
  GetOutfitCategory: 'the filters of the outfits',
  GetOutFits: 'the list of outfits',
  GetPropCategory: 'the filters of the props',
  GetProp: 'the list of props',
  GetSets: 'the list of sets',
  GetSetViewDetails: 'the page of a set',
  GetProfessionalCategory: 'the list of professions',
  GetProfessionalDetails: 'the list of professionals',
  GetProfessionalGallery: 'a professional’s portfolio',
  GetFoodAndBeverages: 'the list of meals',
  GetEventsCategory: 'the list of events',
  GetEventsDetails: 'the page of an event',
  GetPackageDeatils: 'the list of packages',
  GetFAQ: 'the questions and answers',
  GetBlogs: 'the list of blog posts',
  GetBlogWithSlug: 'the page of a blog post',
  GetRoomPackage: 'the list of rooms',
  GetRecceCategory: 'the form for a studio tour',
  GetAvailabilityForPackage: 'the calendar of a package',
  GetAvailabilityForCottage: 'the calendar of a room',
  GetAvailabilityForProfessional: 'the booking of a professional',
  AddToUserCart: 'every Add to cart button',
  GetUserCart: 'the cart and the checkout',
  ValidateUserCart: 'the way from the cart to the checkout',
  ApplyCoupon: 'the coupon field',
  RemoveItemFromUserCart: 'the Remove buttons of the cart',
  CreateUserpayment: 'the payment dialog',
  CreateOrder: 'the confirmation of a payment',
  CreateRecceUserpayment: 'the payment dialog of a studio tour',
  CreateRecceUserOrder: 'the confirmation of a studio tour',
  CheckMobileAndGenrateOtp: 'the login',
  VerifyOptAndLogin: 'the login',
  VerifyOtpAndRegister: 'the registration',
  SendOtpForNonRegisterUserWeb: 'the registration',
  SendOtpToEmailIdForNonRegisterUserWeb: 'the change of the e-mail address',
  ChangeEmailId: 'the change of the e-mail address',
  ChangeMobileNumber: 'the change of the mobile number',
  Logout: 'the logout',
  GetMyBookings: 'My bookings',
  GetMyBookingsDetails: 'the details of a booking',
  SaveInquiryDetails: 'the contact form',
  SaveSubscribeDetails: 'the newsletter form',
}

export const placeOf = (name: CallName): string => PLACES[name]

export const insteadOf = (sentence: string, name: CallName): string =>
  `The shop would show “${sentence}” instead of ${PLACES[name]}.`

/** What cannot be read. */
export const failureOf = (name: CallName): string =>
  `The shop would show “${MESSAGES.somethingBad}” and a Retry button instead of ${PLACES[name]}.`

export const NOTHING = 'Visitors would see no difference: the shop reads it all the same. Other clients may not.'

/** How many elements of the answer's lists the shop's reader leaves out. */
function leftOut(body: Readonly<Record<string, unknown>>, read: Readonly<Record<string, unknown>>): number {
  const counts = Object.entries(body).map(([field, value]) => {
    const kept = read[field]
    return Array.isArray(value) && Array.isArray(kept) ? value.length - kept.length : 0
  })
  return counts.reduce((sum, one) => sum + one, 0)
}

/** Only bookings are read as null. */
const hasUnread = (read: Readonly<Record<string, unknown>>): boolean =>
  Object.values(read).some((list) => Array.isArray(list) && list.includes(null))

const LEFT_EMPTY: Readonly<Record<Deviation['row'], (place: string) => string>> = {
  names: (place) => `The shop would take it as missing, and show its place in ${place} empty, without an error.`,
  lists: (place) => `The shop would show ${place} empty, without an error.`,
  required: (place) => `The shop would show ${place} without it.`,
  ids: (place) => `The shop would show ${place}, but what has this id could not be chosen.`,
  texts: (place) => `The shop would leave its place in ${place} empty.`,
  numbers: (place) => `The shop would show a wrong number in ${place}.`,
  money: (place) => `The shop would show it in ${place} without a price, and it could not be bought.`,
}

/** Where nothing is left out: a part that cannot be read is shown as such. */
const KEEPS_ALL: Partial<Record<CallName, string>> = {
  GetUserCart: ', and nobody could pay',
  GetMyBookingsDetails: '',
}

function valueAt(value: unknown, path: string): unknown {
  const names = path.split(/[.[\]]+/).filter(Boolean)
  return names.reduce((found, name) => (found as Readonly<Record<string, unknown>> | undefined)?.[name], value)
}

/** By the shop's own reader: what it would make of the answer with this deviation in it. */
export function effectOf({ name, body = {} }: Exchange, { row, path, tolerated }: Deviation): string {
  const call: Call = CALLS[name]
  const read = fit(v.object(call.fields), body)
  if (tolerated) return NOTHING
  if (read.wrong || call.isThere?.(body) === false) return failureOf(name)
  const without = leftOut(body, read.output)
  if (without > 0)
    return `The shop would leave ${without === 1 ? 'this item' : `${without} items`} out of ${PLACES[name]}.`
  const then = KEEPS_ALL[name]
  if (then !== undefined && (row === 'lists' || valueAt(read.output, path) === null))
    return `The shop would show “${BOOKING_MESSAGES.unread}” in its place in ${PLACES[name]}${then}.`
  if (hasUnread(read.output)) return `The shop would show “${UNREAD_BOOKING}” in its place in ${PLACES[name]}.`
  return LEFT_EMPTY[row](PLACES[name])
}
