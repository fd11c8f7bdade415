/**
 * The specification's sentences about packages, stays, cart and bookings, misspellings included. Additions are marked
 * “our own”.
 */
export const BOOKING_MESSAGES = {
  // packages and stays
  dateEmpty: 'Please select date',
  packageExists: 'Package is already exist',
  greenRooms: 'Green rooms are not available. Please choose Luxury Room and press Add to Cart.',
  cottageNotAvailable: 'You can only add available cottages in cart.',
  stayExists: 'This stay is already added.', // our own (C-075)

  // cart
  couponEmpty: 'Please enter coupon code',
  noPackage: 'Kindly add one shoot package in your cart before checkout.',
  amountAbove: 'Booking amount should not exceed total payable amount',
  unread: 'Cannot be read', // our own
  unreadCart: 'We cannot read part of your cart. Remove that part or try again before you pay.', // our own

  // orders and bookings
  orderPlaced: 'Thank you! Your booking is confirmed.',
  orderFailedMore: "There's been problem with your booking. Please try again later.",
  bookingsEmpty: 'Oops! Your order list is empty!',
} as const

/** Our own: nobody is booked for ₹0. */
export function feeOnRequest(names: string): string {
  return `The fee of ${names} is on request.`
}

/** Our own: a code that is kept, but not in the price. */
export function uncheckedCoupon(code: string): string {
  return `Coupon ${code} could not be checked just now, so the price is without it.`
}

export function amountBelow(minimum: string): string {
  return `Minmum booking amount should be ${minimum}`
}
