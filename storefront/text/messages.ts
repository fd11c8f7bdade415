/**
 * The specification's sentences, misspellings included. Additions are marked “our own”. Every page loads this file;
 * sentences of few pages are in the files beside it.
 */
export const MESSAGES = {
  // session and transport (ERR-27, 28, 32)
  serverDown: 'Server Down!! Please Try Again Later..',
  sessionExpired: 'Session expired..! Please login again',
  somethingBad: 'Something bad happened; please try again later.',
  loginFirst: 'Kindly Login before proceeding',
  wait: 'Please Wait...',

  // Our own words, about the visitor's device and day.
  offline: 'You are offline. Your cart is safe.',
  when: 'When is your shoot?',
  over: 'Over for today',

  // e-mail (VAL)
  emailEmpty: 'Please enter your email address',
  emailInvalid: 'Please enter proper email address',

  // what a provider did not send (our own)
  stale: 'We could not check these prices just now. They may have changed.',
  priceOnRequest: 'Price on request',
  askForPrice: 'Ask for the price',

  // cart
  quantityEmpty: 'Please enter number of products before adding in cart',
  quantityAbove: 'Maximum number of product is 20',
  cartEmpty: 'Oops! Your cart is empty!',
  startBooking: 'Start Booking now',

  // pages
  noResult: 'Sorry, no result found!',
} as const

/** The provider's words may lack the full stop that the next sentence needs. */
export const withFullStop = (words: string): string => words.replace(/[^.!?]$/, '$&.')
