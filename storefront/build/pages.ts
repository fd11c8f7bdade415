/** One page of each kind, for checks that measure pages. */
export interface MeasuredPage {
  readonly path: string
  /** `content` is complete without scripts; `app` is empty without them. */
  readonly kind: 'content' | 'app'
  /** Logged in as the demonstration customer, with a package in the cart. */
  readonly as?: 'customer'
  readonly noindex?: true
}

const content = (...paths: string[]): MeasuredPage[] => paths.map((path) => ({ path, kind: 'content' }))
const form = (...paths: string[]): MeasuredPage[] => paths.map((path) => ({ path, kind: 'content', noindex: true }))
const app = (...paths: string[]): MeasuredPage[] =>
  paths.map((path) => ({ path, kind: 'app', as: 'customer', noindex: true }))

export const PAGES: readonly MeasuredPage[] = [
  ...content(
    '/',
    '/sets',
    '/set/glasshouse',
    '/events',
    '/event/wedding',
    '/hire-professionals',
    '/hire-professionals/photographers',
    '/portfolio/anaya-deshmukh',
  ),
  ...content(
    '/outfits',
    '/props',
    '/food-and-beverages',
    '/restuarant',
    '/pricing/pre-wedding-maternity',
    '/luxury-cottage-stay',
    '/recce',
  ),
  ...content(
    '/blog',
    '/blog/how-to-chase-golden-hour',
    '/faqs',
    '/contact-us',
    '/terms-and-conditions',
    '/privacy-policy',
    '/refund-policy',
  ),
  ...form('/login', '/register', '/404'),
  ...app('/cart', '/plan', '/checkout', '/bookings', '/order-success', '/order-failed'),
]
