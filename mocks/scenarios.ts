/**
 * Named scenarios for stories, tests and QA. Choose one by `freshHandlers({ scenario })`, or over HTTP by the header or
 * cookie `Scenario`.
 */
import { DAY_CODES, DAY_WORDS, type DayState } from '../storefront/text/dayMessages.ts'
import { CATALOGUE, type CallName } from '../storefront/api/contract/calls.ts'
import { BOOKING_MESSAGES } from '../storefront/text/bookingMessages.ts'
import {
  RAISED_AMOUNT,
  EMPTY_LISTS,
  repeatElements,
  refuseWith,
  answerWith,
  withoutField,
  type Effect,
} from './effects.ts'

export interface Scenario {
  readonly id: string
  readonly title: string
  readonly description: string
  /** Where it is visible, and what to look at. */
  readonly look: string
  readonly calls: Readonly<Partial<Record<CallName, Effect>>>
  readonly others?: Effect
}

const day = (state: DayState, Msg: string) => answerWith(DAY_CODES[state], Msg, { Status: DAY_WORDS[state] })
const WRONG_OTP = refuseWith('This OTP is not correct. Please check it and try again.')
const TOO_MANY_CODES = answerWith(0, 'Too many codes were asked for. Please try again in a quarter of an hour.', {
  RetryAfter: 900,
})
const NOT_TAKEN = refuseWith('The payment could not be started. Please try again later.')
const NOT_CONFIRMED = refuseWith('The payment could not be verified. Do not pay again: please call us.')
const DOWN = { type: 'status', status: 503 } as const
const OUTFIT = { id: 'OutfitID', name: 'ProductName' } as const
const EXPIRED = { type: 'status', status: 401 } as const

export const SCENARIOS = [
  {
    id: 'sold-out',
    title: 'Packages sold out',
    description: 'Every date of every package is sold out: only a Luxury Room can be chosen.',
    look: 'Choose a day of a package: its card or dialog says Sold out and names the Luxury Room.',
    calls: {
      GetAvailabilityForPackage: day('sold', BOOKING_MESSAGES.greenRooms),
      ValidateUserCart: answerWith(2, BOOKING_MESSAGES.greenRooms),
    },
  },
  {
    id: 'cottage-sold-out',
    title: 'Cottages sold out',
    description: 'Every cottage is sold out on every date.',
    look: 'Choose a check-in date of a cottage: it is sold out.',
    calls: { GetAvailabilityForCottage: day('sold', 'This stay is sold out.') },
  },
  {
    id: 'fast-filling',
    title: 'Fast filling',
    description: 'Every date is fast filling.',
    look: 'Choose a day of a package or a cottage: it is filling fast.',
    calls: {
      GetAvailabilityForPackage: day('fast', 'Only a few are left.'),
      GetAvailabilityForCottage: day('fast', 'Only a few are left.'),
    },
  },
  {
    id: 'date-refused',
    title: 'Date refused',
    description: 'No date can be checked: the availability calls answer with a refusal.',
    look: 'Choose a day of a package or a cottage: it is refused, and another can be chosen.',
    calls: {
      GetAvailabilityForPackage: refuseWith('This date cannot be booked.'),
      GetAvailabilityForCottage: refuseWith('This date cannot be booked.'),
    },
  },
  {
    id: 'professional-busy',
    title: 'Professional busy',
    description: 'Nobody who can be hired is available.',
    look: 'Add a professional while a package is in the cart: the card says why not.',
    calls: { GetAvailabilityForProfessional: refuseWith('This professional is not available on your date.') },
  },
  {
    id: 'add-refused',
    title: 'Add refused',
    description: 'Nothing can be added to the cart.',
    look: 'Add anything to the cart: a message says why not.',
    calls: { AddToUserCart: refuseWith('This product does not exist.') },
  },
  {
    id: 'coupon-refused',
    title: 'Coupon refused',
    description: 'No coupon code is valid.',
    look: 'Apply a coupon in the cart: it is refused and stays as typed.',
    calls: { ApplyCoupon: refuseWith('This coupon code is not valid.') },
  },
  {
    id: 'otp-wrong',
    title: 'Wrong code',
    description: 'Every one-time code is refused, also the right one.',
    look: 'Ask for a code and type 5 digits: they are refused.',
    calls: {
      VerifyOptAndLogin: WRONG_OTP,
      VerifyOtpAndRegister: WRONG_OTP,
      ChangeEmailId: WRONG_OTP,
      ChangeMobileNumber: WRONG_OTP,
    },
  },
  {
    id: 'otp-too-many',
    title: 'Too many codes',
    description: 'No one-time code is sent for a quarter of an hour: too many were asked for.',
    look: 'Ask for a code: the form counts down to the next one.',
    calls: {
      CheckMobileAndGenrateOtp: TOO_MANY_CODES,
      SendOtpForNonRegisterUserWeb: TOO_MANY_CODES,
      SendOtpToEmailIdForNonRegisterUserWeb: TOO_MANY_CODES,
    },
  },
  {
    id: 'payment-refused',
    title: 'Payment refused',
    description: 'No payment order is made, so the payment dialog does not open.',
    look: 'Press the button that pays: no payment begins.',
    calls: { CreateUserpayment: NOT_TAKEN, CreateRecceUserpayment: NOT_TAKEN },
  },
  {
    id: 'amount-differs',
    title: 'Amount differs',
    description: 'The payment order asks for one rupee more than the page showed.',
    look: 'Press the button that pays: the page asks before it charges another amount.',
    calls: { CreateUserpayment: RAISED_AMOUNT, CreateRecceUserpayment: RAISED_AMOUNT },
  },
  {
    id: 'confirm-refused',
    title: 'Confirmation refused',
    description: 'The payment goes through, and its confirmation is refused.',
    look: 'Pay, or open a result page after paying: the booking is not confirmed.',
    calls: { CreateOrder: NOT_CONFIRMED, CreateRecceUserOrder: NOT_CONFIRMED },
  },
  {
    id: 'confirm-lost',
    title: 'Confirmation lost',
    description: 'The booking is made, but the first answer to its confirmation gets lost; the second one arrives.',
    look: 'Pay: the booking is confirmed by the second try.',
    calls: { CreateOrder: { type: 'loseFirst' }, CreateRecceUserOrder: { type: 'loseFirst' } },
  },
  {
    id: 'confirm-down',
    title: 'Confirmation down',
    description: 'The payment goes through, and no confirmation is ever answered.',
    look: 'Pay: the page keeps asking whether the booking is confirmed.',
    calls: { CreateOrder: DOWN, CreateRecceUserOrder: DOWN },
  },
  {
    id: 'server-down',
    title: 'Server down',
    description: 'Every call answers with status 503.',
    look: 'What the page loads fails, with Retry; what it knows already stays.',
    calls: {},
    others: DOWN,
  },
  {
    id: 'network-down',
    title: 'Network down',
    description: 'Every call breaks off without an answer.',
    look: 'What the page loads fails, with Retry; what it knows already stays.',
    calls: {},
    others: { type: 'disconnect' },
  },
  {
    id: 'slow',
    title: 'Slow',
    description: 'Every answer takes one and a half seconds.',
    look: 'Skeletons and busy buttons stay for one and a half seconds.',
    calls: {},
    others: { type: 'delay', milliseconds: 1500 },
  },
  {
    id: 'html-answer',
    title: 'HTML instead of JSON',
    description: 'Every call answers with an HTML page and status 200.',
    look: 'What the page loads fails as if the server were down.',
    calls: {},
    others: { type: 'htmlPage' },
  },
  {
    id: 'empty-catalogue',
    title: 'Empty catalogue',
    description: 'Every list of the catalogue is empty.',
    look: 'Lists say that there is nothing, and what to do.',
    calls: Object.fromEntries(Object.keys(CATALOGUE).map((name) => [name, EMPTY_LISTS])),
  },
  {
    id: 'big-catalogue',
    title: 'Big catalogue',
    description: 'Every outfit comes fifty times: 1,000 in all.',
    look: 'Outfits: 1,000 cards, in parts.',
    calls: { GetOutFits: repeatElements('OutFitList', OUTFIT, 50) },
  },
  {
    id: 'huge-catalogue',
    title: 'Huge catalogue',
    description: 'Every outfit comes five hundred times: 10,000 in all.',
    look: 'Outfits: 10,000 cards, in parts.',
    calls: { GetOutFits: repeatElements('OutFitList', OUTFIT, 500) },
  },
  {
    id: 'cart-fails',
    title: 'Cart fails',
    description: 'The cart cannot be read.',
    look: 'The cart says that it could not be loaded, with Retry.',
    calls: { GetUserCart: refuseWith('Your cart could not be loaded. Please try again.') },
  },
  {
    id: 'cart-without-package',
    title: 'Cart not ready',
    description: 'The cart is refused when proceeding to checkout.',
    look: 'Press Proceed in the cart: it says what is missing.',
    calls: { ValidateUserCart: refuseWith(BOOKING_MESSAGES.noPackage) },
  },
  {
    id: 'session-expired',
    title: 'Session expired',
    description: 'Every call that names a user answers with status 401.',
    look: 'What needs a login asks for one.',
    calls: {
      GetUserCart: EXPIRED,
      AddToUserCart: EXPIRED,
      RemoveItemFromUserCart: EXPIRED,
      ValidateUserCart: EXPIRED,
      ApplyCoupon: EXPIRED,
      GetMyBookings: EXPIRED,
      GetMyBookingsDetails: EXPIRED,
      ChangeEmailId: EXPIRED,
      ChangeMobileNumber: EXPIRED,
      CreateUserpayment: EXPIRED,
      CreateRecceUserpayment: EXPIRED,
      Logout: EXPIRED,
    },
  },
  {
    id: 'wrong-shape',
    title: 'Wrong shape',
    description: 'Packages come without their selling price, and cart groups without their amount.',
    look: 'Packages, and groups of the cart, say what cannot be read.',
    calls: {
      GetPackageDeatils: withoutField('packagelist', 'SellingPrice'),
      GetUserCart: withoutField('cart', 'Amount'),
    },
  },
  {
    id: 'bookings-empty',
    title: 'No bookings',
    description: 'The customer has booked nothing yet.',
    look: 'The bookings say that there are none.',
    calls: { GetMyBookings: EMPTY_LISTS },
  },
  {
    id: 'details-fail',
    title: 'Details fail',
    description: 'The details of a booking cannot be read.',
    look: 'Press View details of a booking: it says so, with Retry.',
    calls: { GetMyBookingsDetails: refuseWith('The details of this booking could not be loaded.') },
  },
] as const satisfies readonly Scenario[]

export type ScenarioId = (typeof SCENARIOS)[number]['id']

export function scenarioOf(id: string | null | undefined): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.id === id)
}

export function effectOn(name: CallName, scenario: Scenario | undefined): Effect | undefined {
  return scenario?.calls[name] ?? scenario?.others
}
