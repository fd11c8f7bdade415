/** The site's addresses. This file imports nothing, so that every layer may use it. */

/** Patterns in wouter's syntax. */
export const PATTERNS = [
  '/',
  '/sets',
  '/set/:sid',
  '/outfits',
  '/props',
  '/food-and-beverages',
  '/events',
  '/event/:eid',
  '/hire-professionals',
  '/hire-professionals/:pid',
  '/portfolio/:pid',
  '/pricing/:pid',
  '/faqs',
  '/blog',
  '/blog/:bid',
  '/restuarant',
  '/contact-us',
  '/terms-and-conditions',
  '/privacy-policy',
  '/refund-policy',
  '/cart',
  '/plan',
  '/search',
  '/checkout',
  '/luxury-cottage-stay',
  '/recce',
  '/login',
  '/register',
  '/bookings',
  '/order-success',
  '/order-placed-sucessfully',
  '/order-failed',
  '/404',
] as const

export type Pattern = (typeof PATTERNS)[number]

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/** @param pathname without query; a trailing slash does not matter. */
export function patternOf(pathname: string): Pattern | undefined {
  const segments = segmentsOf(pathname)
  return PATTERNS.find((path) => {
    const pattern = segmentsOf(path)
    const fits = (part: string, at: number) => part.startsWith(':') || part === segments[at]
    return pattern.length === segments.length && pattern.every(fits)
  })
}

/** A path of this site, else `/`. Rejects other origins, `//`, `..`, backslashes and control characters, encoded ones too. */
export function returnPath(ref: string | null | undefined): string {
  if (!ref || !/^\/(?!\/)([\w\-./]|%(?!2[EF]|5C|7F)[2-9A-F][\dA-F])*(\?([\w\-./?=&+*,]|%[2-9A-F][\dA-F])*)?$/.test(ref))
    return '/'
  const [pathname = '/'] = ref.split('?')
  const pattern = patternOf(pathname)
  const isSafe = !pathname.includes('//') && !pathname.includes('..')
  return pattern !== undefined && pattern !== '/404' && isSafe ? ref : '/'
}

/** Decodes a route parameter, because the router leaves `%26` and `%2F` encoded. */
export function slugOf(parameter: string): string {
  try {
    return decodeURIComponent(parameter)
  } catch {
    return parameter
  }
}
