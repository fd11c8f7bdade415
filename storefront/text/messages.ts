/** The documents' sentences, misspellings included. Those of our own are marked. */
export const MESSAGES = {
  // session and transport (ERR-27, 28, 32)
  serverDown: 'Server Down!! Please Try Again Later..',
  sessionExpired: 'Session expired..! Please login again',
  somethingBad: 'Something bad happened; please try again later.',
  loginFirst: 'Kindly Login before proceeding',
  wait: 'Please Wait...',

  // forms (VAL)
  nameEmpty: 'Please enter your name',
  fullNameEmpty: 'Please enter your full name',
  emailEmpty: 'Please enter your email address',
  emailInvalid: 'Please enter proper email address',
  emailIdEmpty: 'Please enter your email id',
  emailIdInvalid: 'Please enter proper email id',
  mobileEmpty: 'Please enter your mobile no.',
  mobileShort: 'Mobile number must be 10 digits',
  otpInvalid: 'Please enter valid OTP',
  couponEmpty: 'Please enter coupon code',
  dateEmpty: 'Please select date',
  messageEmpty: 'Please specify message',

  // studio tour (VAL-62 to VAL-79)
  tourNameEmpty: 'Full name should not be empty',
  tourNameInvalid: 'Name is not valid',
  tourEmailEmpty: 'Email should not be empty',
  tourEmailInvalid: 'Please enter valid email',
  tourPhoneEmpty: 'Phone number should not be empty',
  tourPhoneInvalid: 'Phone number is not valid',
  tourCategoryEmpty: 'Please select category',
  tourPeopleEmpty: 'Please enter number of people',
  tourDateEmpty: 'Date filled should not be empty',
  tourTimeEmpty: 'Please select time',
  tourTimeOutside: 'Please select a time between 7 AM and 9 PM',
  tourEndsAtNine: 'The end time will be 9 PM, you can choose different slot',
  tourTotal: 'Total Amount (Inclusive 18% GST)',
  tourGst: 'Price is inclusive of 18% GST.', // our own (C-086)

  // cart and packages
  packageExists: 'Package is already exist',
  quantityEmpty: 'Please enter number of products before adding in cart',
  quantityAbove: 'Maximum number of product is 20',
  noPackage: 'Kindly add one shoot package in your cart before checkout.',
  amountAbove: 'Booking amount should not exceed total payable amount',
  greenRooms: 'Green rooms are not available. Please choose Luxury Room and press Add to Cart.',
  cottageHolds: 'One cottage can accommodate only 4 individuals.',
  stayTaken: 'No cottage is free on that day.', // our own
  cottageNotAvailable: 'You can only add available cottages in cart.',
  stayExists: 'This stay is already added.', // our own (C-075)
  cartEmpty: 'Oops! Your cart is empty!',
  cartEmptyMore: "Looks like you haven't added anything to your cart yet",
  startBooking: 'Start Booking now',

  // what a provider did not send, or nobody can read (our own)
  stale: 'We could not check these prices just now. They may have changed.',
  priceOnRequest: 'Price on request',
  severalDays: 'Whole days, more than one',
  askForPrice: 'Ask for the price',
  unread: 'Cannot be read',
  unreadCart: 'Part of your cart cannot be read. Remove it or try again: until then you cannot pay.',

  // bookings and orders
  bookingsEmpty: 'Oops! Your order list is empty!',
  orderPlaced: 'Thank you! Your booking is confirmed.',
  orderFailed: 'Something Went Wrong!',
  orderFailedMore: "There's been problem with your booking. Please try again later.",

  // payment (ERR-24; the rest is our own: stories/docs/Payments.mdx)
  contactAdministrator: 'An unexpected error has occured, please contact administrator.',
  notCompleted: 'Payment not completed. If money left your account, do not pay again: check My bookings',
  doNotPayAgain: 'Do not pay again',
  mayBeReceived: 'Your payment may have been received. Do not pay again',

  // pages
  lost: "Look like You're lost",
  notAvailable: 'The page you are looking for is not available.',
  noResult: 'Sorry, no result found!',
} as const

/** VALC-04 */
export function amountBelow(minimum: string): string {
  return `Minmum booking amount should be ${minimum}`
}

/** VAL-78, our own words (C-116). */
export function tourTimeDiffers(minutes: number): string {
  return `The selected time differs from the duration of this category (${minutes} minutes).`
}
