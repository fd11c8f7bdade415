/** Every name in the browser's storage; `head.js` repeats the theme's. */

/** Session storage, under the documents' names (STOR rows); see api/identity.ts. */
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
  /** Our own: set from a login until the provider has merged the guest's cart into the user's. */
  'GuestCartToMerge',
  /** Our own: the cookie SessionId when a page of this tab was left; see `recheckSession`. */
  'SessionIdWhenLeft',
] as const
export type SessionKey = (typeof SESSION_KEYS)[number]

// Session storage, too.
export const CHECKOUT_DRAFT_KEY = 'CheckoutDraft'
export const TOUR_DRAFT_KEY = 'TourDraft'
/** Path and query of the page of packages that was open last. */
export const LAST_PRICING_KEY = 'LastPricing'
export const TOAST_KEY = 'toast-after-reload'
/**
 * Session storage: the size that is wished for, by outfit. No call takes it: it goes into the note of the order. A type, so
 * that it adds nothing to other pages.
 */
export type SizeKey = `Size ${string}`
/** Session storage: how many people come, by package; it goes into the note of the order as well. */
export type PeopleKey = `People ${string}`
/** In session storage, set once a visitor has switched off that `/` opens the search. */
export type NoSlashKey = 'NoSlash'
/**
 * Session storage: the path last reloaded for a missing part of the app. A type, so that it adds nothing to the
 * bootstrap script.
 */
export type ReloadKey = 'reloaded-for-the-app' | 'reloaded-for-a-lost-part'

// Local storage.
/** Stays when the home page clears the rest. */
export const PLAN_KEY = 'plan'
/** Spelt so in the documents (STOR-17). */
export const TOUR_KEY = 'recceeLocalDetails'
/** Set once the session alert has been shown. */
export const ALERT_KEY = 'SessionAlert'

/** Local storage: the package that is being swapped. A type, so that it adds nothing to other pages. */
export type SwapKey = 'package-being-swapped'

export const THEME_COOKIE = 'Theme'

/** The payments' IndexedDB database, its copy in session storage, and its BroadcastChannel. */
export const PAYMENT_JOURNAL = 'payments'
/** Another IndexedDB database is named in `routes/bookings/asked.ts`. */
/** BroadcastChannels. */
export const SESSION_CHANNEL = 'session'
export const CART_CHANNEL = 'cart'
