/** Every name under which the storefront keeps something in the browser; `theme-choice.js` repeats the theme's. */

/** Session storage, read and written by api/identity.ts under the documents' names (STOR rows). */
export const SESSION_KEYS = [
  'TokenId',
  'UserId',
  'UserName',
  'UserMobileNo',
  'UserEmailId',
  'Cart',
  'PackageType',
  'txtCouponCode',
  'minBookingAmount',
  'SingleEventPrice',
  /** Our own: the event of that price (C-056). */
  'SingleEventSlug',
  /** Our own name for the slug id of props (C-027). */
  'PropSlugId',
] as const
export type SessionKey = (typeof SESSION_KEYS)[number]

/** Session storage: what was typed at the checkout and not paid for. */
export const CHECKOUT_DRAFT_KEY = 'CheckoutDraft'
/** Session storage: what was typed for a tour and not submitted. */
export const TOUR_DRAFT_KEY = 'TourDraft'
/** Session storage: the message to show after a reload. */
export const TOAST_KEY = 'toast-after-reload'
/** Session storage: the path last reloaded for a missing part of the app. A type, to keep the bootstrap script small. */
export type ReloadKey = 'reloaded-for-the-app' | 'reloaded-for-a-lost-part'

/** Local storage: the tour that was submitted. Spelt so in the documents (STOR-17). */
export const TOUR_KEY = 'recceeLocalDetails'
/** Local storage: the session alert has been shown. */
export const ALERT_KEY = 'SessionAlert'

export const SESSION_COOKIE = 'SessionId'
export const THEME_COOKIE = 'Theme'

/** The payments' IndexedDB database, its copy in session storage, and its BroadcastChannel. */
export const PAYMENT_JOURNAL = 'aperture-acres-payments'
/** BroadcastChannels. */
export const SESSION_CHANNEL = 'aperture-acres-session'
export const CART_CHANNEL = 'cart'
