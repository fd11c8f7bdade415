/** Sentences about a payment (ERR-24; the rest is our own: stories/docs/Payments.mdx). */
export const PAYMENT_MESSAGES = {
  orderFailed: 'Something Went Wrong!',
  contactAdministrator: 'An unexpected error has occured, please contact administrator.',
  /** A link to My bookings follows. */
  notCompleted: 'Payment not completed. If money left your account, do not pay again: check',
  doNotPayAgain: 'Do not pay again',
  mayBeReceived: 'Your payment may have been received. Do not pay again',
} as const
