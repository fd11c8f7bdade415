import type { ComponentType } from 'react'
import { hasPage } from './brand.ts'
import { PATTERNS, patternOf, type Pattern } from './paths.ts'
import { lazyWithPreload, type LazyComponent } from './shell/lazyWithPreload.ts'

export interface RouteEntry {
  path: Pattern
  /** Without the site's name. Public pages set their own with PublicPage or PageHead. */
  title?: string
  description?: string
  page: LazyComponent<object>
  /** Lazy components that are part of the prerendered page. */
  parts?: readonly string[]
  /** Checks the login on each visit (C-008). */
  loginNeeded?: true
  /** Shows one visitor's data, so it is not prerendered and the app loads at once. */
  personal?: true
  /** Kept out of search results. */
  noindex?: true
  /** Without header and footer. */
  bare?: true
  /** The call to action above the footer (C-035). */
  callToAction?: true
  /** The floating chat link, unless it would cover a form. */
  chat?: true
  /** The text of its link in the footer, after those of SiteFooter.tsx. */
  footer?: string
}

function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  // The prerenderer finds the part's files in the build manifest by this name.
  return Object.assign(
    lazyWithPreload(async () => (await load())[name]),
    { displayName: name },
  )
}

const orderSuccess = page(() => import('./routes/order/OrderSuccessRoute.tsx'), 'OrderSuccessRoute')

/** Its page, and the dialog of the header. */
export const loadSearch = () => import('./routes/search/SearchRoute.tsx')

/** Shown for an unknown path until the address becomes /404 (SHELL-119). */
export const NOT_AVAILABLE: RouteEntry = {
  path: '/404',
  title: 'Page not available',
  description: 'There is no such page here.',
  page: page(() => import('./routes/notAvailable/NotAvailableRoute.tsx'), 'NotAvailableRoute'),
  bare: true,
  noindex: true,
}

const BROWSED = { callToAction: true, chat: true } as const
const PERSONAL = { personal: true, noindex: true } as const

const ALL: Readonly<Record<Pattern, Omit<RouteEntry, 'path'>>> = {
  '/': { page: page(() => import('./routes/home/HomeRoute.tsx'), 'HomeRoute'), ...BROWSED },
  '/sets': { page: page(() => import('./routes/sets/SetsRoute.tsx'), 'SetsRoute'), ...BROWSED },
  '/set/:sid': { page: page(() => import('./routes/sets/SetRoute.tsx'), 'SetRoute'), ...BROWSED },
  '/outfits': { page: page(() => import('./routes/outfits/OutfitsRoute.tsx'), 'OutfitsRoute'), ...BROWSED },
  '/props': { page: page(() => import('./routes/props/PropsRoute.tsx'), 'PropsRoute'), ...BROWSED },
  '/food-and-beverages': { page: page(() => import('./routes/food/FoodRoute.tsx'), 'FoodRoute'), ...BROWSED },
  '/events': { page: page(() => import('./routes/events/EventsRoute.tsx'), 'EventsRoute'), ...BROWSED },
  '/event/:eid': { page: page(() => import('./routes/events/EventRoute.tsx'), 'EventRoute'), ...BROWSED },
  '/hire-professionals': {
    page: page(() => import('./routes/professionals/CategoriesRoute.tsx'), 'CategoriesRoute'),
    ...BROWSED,
  },
  '/hire-professionals/:pid': {
    page: page(() => import('./routes/professionals/ProfessionalsRoute.tsx'), 'ProfessionalsRoute'),
    ...BROWSED,
  },
  '/portfolio/:pid': {
    page: page(() => import('./routes/professionals/PortfolioRoute.tsx'), 'PortfolioRoute'),
    ...BROWSED,
  },
  '/pricing/:pid': { page: page(() => import('./routes/pricing/PricingRoute.tsx'), 'PricingRoute'), chat: true },
  '/faqs': { page: page(() => import('./routes/faqs/FaqsRoute.tsx'), 'FaqsRoute'), ...BROWSED },
  '/blog': { page: page(() => import('./routes/blog/BlogRoute.tsx'), 'BlogRoute'), ...BROWSED },
  '/blog/:bid': { page: page(() => import('./routes/blog/PostRoute.tsx'), 'PostRoute'), parts: ['Prose'], ...BROWSED },
  '/restuarant': { page: page(() => import('./routes/cafe/CafeRoute.tsx'), 'CafeRoute'), ...BROWSED },
  '/contact-us': { page: page(() => import('./routes/contact/ContactRoute.tsx'), 'ContactRoute'), callToAction: true },
  '/terms-and-conditions': {
    page: page(() => import('#brand/TermsRoute.tsx'), 'TermsRoute'),
    callToAction: true,
    footer: 'Terms & Conditions',
  },
  '/privacy-policy': {
    page: page(() => import('#brand/PrivacyRoute.tsx'), 'PrivacyRoute'),
    callToAction: true,
    footer: 'Privacy Policy',
  },
  '/refund-policy': {
    page: page(() => import('#brand/RefundRoute.tsx'), 'RefundRoute'),
    callToAction: true,
    footer: 'Refund Policy',
  },
  '/cart': { title: 'Your cart', page: page(() => import('./routes/cart/CartRoute.tsx'), 'CartRoute'), ...PERSONAL },
  '/plan': { title: 'Your plan', page: page(() => import('./routes/plan/PlanRoute.tsx'), 'PlanRoute'), ...PERSONAL },
  '/search': { title: 'Search', page: page(loadSearch, 'SearchRoute'), ...PERSONAL },
  '/checkout': {
    title: 'Checkout',
    page: page(() => import('./routes/checkout/CheckoutRoute.tsx'), 'CheckoutRoute'),
    ...PERSONAL,
  },
  '/luxury-cottage-stay': { page: page(() => import('./routes/stay/StayRoute.tsx'), 'StayRoute') },
  '/recce': { page: page(() => import('./routes/recce/RecceRoute.tsx'), 'RecceRoute'), chat: true },
  '/login': {
    title: 'Login',
    description: 'Log in to see and change your bookings.',
    page: page(() => import('./routes/login/LoginRoute.tsx'), 'LoginRoute'),
    noindex: true,
  },
  '/register': {
    title: 'Sign Up',
    description: 'Sign up to book a shoot or a tour.',
    page: page(() => import('./routes/login/RegisterRoute.tsx'), 'RegisterRoute'),
    noindex: true,
  },
  '/bookings': {
    title: 'My bookings',
    page: page(() => import('./routes/bookings/BookingsRoute.tsx'), 'BookingsRoute'),
    loginNeeded: true,
    ...PERSONAL,
  },
  '/order-success': { title: 'Booking confirmed', page: orderSuccess, loginNeeded: true, ...PERSONAL },
  '/order-placed-sucessfully': { title: 'Booking confirmed', page: orderSuccess, loginNeeded: true, ...PERSONAL },
  '/order-failed': {
    title: 'Booking not confirmed',
    page: page(() => import('./routes/order/OrderFailedRoute.tsx'), 'OrderFailedRoute'),
    loginNeeded: true,
    ...PERSONAL,
  },
  '/404': NOT_AVAILABLE,
}

/** The routes of this studio, without the pages that it lacks. */
export const ROUTES: readonly RouteEntry[] = PATTERNS.filter(hasPage).map((path) => ({ path, ...ALL[path] }))

export function routeOf(pathname: string): RouteEntry | undefined {
  const pattern = patternOf(pathname)
  return ROUTES.find(({ path }) => path === pattern)
}
