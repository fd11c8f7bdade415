/** The route table: path, title, what it loads. Links and return paths are checked against it. */
import type { ComponentType, LazyExoticComponent } from 'react'
import { later } from './shell/later.ts'

export interface RouteEntry {
  /** A wouter pattern: `/pricing/:pid`. */
  path: string
  /** The document's title without the site's name; empty where the page makes its own. */
  title: string
  page: LazyExoticComponent<ComponentType>
  /** Checks the login on each view (C-008). */
  loginNeeded?: true
  /** Neither header nor footer: the not-available page. */
  bare?: true
  /** The call to action above the footer (C-035). */
  callToAction?: true
  /** The floating chat link: where one looks round, not where it would cover a form. */
  chat?: true
}

function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return later(async () => (await load())[name])
}

const orderSuccess = page(() => import('./routes/OrderSuccessRoute.tsx'), 'OrderSuccessRoute')

export const ROUTES: readonly RouteEntry[] = [
  { path: '/', title: '', page: page(() => import('./routes/home/HomeRoute.tsx'), 'HomeRoute'), callToAction: true, chat: true },
  { path: '/pricing/:pid', title: '', page: page(() => import('./routes/pricing/PricingRoute.tsx'), 'PricingRoute'), chat: true },
  { path: '/cart', title: 'Your cart', page: page(() => import('./routes/cart/CartRoute.tsx'), 'CartRoute') },
  { path: '/checkout', title: 'Checkout', page: page(() => import('./routes/checkout/CheckoutRoute.tsx'), 'CheckoutRoute') },
  { path: '/luxury-cottage-stay', title: 'Luxury cottage stay', page: page(() => import('./routes/stay/StayRoute.tsx'), 'StayRoute') },
  { path: '/login', title: 'Login', page: page(() => import('./routes/LoginRoute.tsx'), 'LoginRoute') },
  { path: '/register', title: 'Sign Up', page: page(() => import('./routes/RegisterRoute.tsx'), 'RegisterRoute') },
  { path: '/bookings', title: 'My bookings', page: page(() => import('./routes/bookings/BookingsRoute.tsx'), 'BookingsRoute'), loginNeeded: true },
  { path: '/order-success', title: 'Booking confirmed', page: orderSuccess, loginNeeded: true },
  { path: '/order-placed-sucessfully', title: 'Booking confirmed', page: orderSuccess, loginNeeded: true },
  { path: '/order-failed', title: 'Booking not confirmed', page: page(() => import('./routes/OrderFailedRoute.tsx'), 'OrderFailedRoute'), loginNeeded: true },
  { path: '/404', title: 'Page not available', page: page(() => import('./routes/NotAvailableRoute.tsx'), 'NotAvailableRoute'), bare: true },
]

/** The entry a path belongs to. `pathname` without query; a trailing slash is forgiven. */
export function routeOf(pathname: string): RouteEntry | undefined {
  const parts = segments(pathname)
  return ROUTES.find(({ path }) => {
    const pattern = segments(path)
    return pattern.length === parts.length && pattern.every((part, index) => part.startsWith(':') || part === parts[index])
  })
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/**
 * Where `ref` may lead: a path of this site that the route table knows, else `/`. Refused: other origins,
 * `//`, backslashes, control characters, and any of them in encoded form (DECISIONS, `ref`).
 */
export function returnPath(ref: string | null | undefined): string {
  if (!ref || !/^\/(?!\/)[\w\-./?=&]*$/.test(ref)) return '/'
  const [pathname = '/'] = ref.split('?')
  const known = routeOf(pathname)
  return known && !pathname.includes('//') && !pathname.includes('..') && !known.bare ? ref : '/'
}
