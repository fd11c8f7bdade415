/** All names in the browser's storage; `head.js` repeats the theme's. */

/** Session storage, with the specification's names (STOR rows); see api/identity.ts. */
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
  /** Not in the specification: the event that the price belongs to (C-056). */
  'SingleEventSlug',
  /** Not in the specification: the slug id of props (C-027). */
  'PropSlugId',
  /** Not in the specification: set from a login until the provider has merged the guest's cart into the user's. */
  'GuestCartToMerge',
  /** Not in the specification: the cookie SessionId when this tab left a page; see `recheckSession`. */
  'SessionIdWhenLeft',
] as const
export type SessionKey = (typeof SESSION_KEYS)[number]

// Session storage.
export const CHECKOUT_DRAFT_KEY = 'CheckoutDraft'
export const TOUR_DRAFT_KEY = 'TourDraft'
export const CONTACT_DRAFT_KEY = 'ContactDraft'
/** Path of the package page opened last. */
export const LAST_PRICING_KEY = 'LastPricing'
export const TOAST_KEY = 'toast-after-reload'
/**
 * Session storage: the wished size by outfit. No call takes it: it goes into the order note. A type, so that it adds
 * nothing to other pages.
 */
export type SizeKey = `Size ${string}`
/** Session storage: the number of people by package, which goes into the order note too. */
export type PeopleKey = `People ${string}`
/** Session storage: the day chosen on this visit. A type, as above. */
export type VisitDayKey = 'Day'
/** Session storage: the height of the line that shows this day, such as `62px`. `head.js` keeps that much room for it. */
export type DayLineKey = 'DayLine'
/** Session storage: set once a visitor has switched off the `/` shortcut for the search. */
export type NoSlashKey = 'NoSlash'
/**
 * Session storage: the path last reloaded for a missing chunk. A type, so that it adds nothing to the bootstrap script.
 */
export type ReloadKey = 'reloaded-for-the-app' | 'reloaded-for-a-lost-part'

// Local storage.
/** Survives when the home page clears the rest. */
export const PLAN_KEY = 'plan'
/** Requests to change a booking (`routes/bookings/changeRequests.ts`); survives like the plan. */
export const CHANGE_REQUESTS = 'change-requests'
/** The specification's spelling (STOR-17). */
export const TOUR_KEY = 'recceeLocalDetails'
/** Set once the session alert has been shown. */
export const ALERT_KEY = 'SessionAlert'

/** Local storage: the package that is being swapped. A type, so that it adds nothing to other pages. */
export type SwapKey = 'package-being-swapped'

export const THEME_COOKIE = 'Theme'

/** The payments' IndexedDB database, its copy in session storage, and its BroadcastChannel. */
export const PAYMENT_JOURNAL = 'payments'
/** BroadcastChannels. */
export const SESSION_CHANNEL = 'session'
export const CART_CHANNEL = 'cart'
