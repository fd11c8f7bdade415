/** Path prefixes of the pages below a link. */
const BELOW: Readonly<Record<string, string>> = { '/sets': '/set/', '/events': '/event/', '/blog': '/blog/' }

const ADD_ONS = ['/props', '/outfits', '/hire-professionals', '/portfolio', '/food-and-beverages', '/restuarant']
const BOOKINGS = ['/recce', '/luxury-cottage-stay', '/contact-us']

/** True on the page itself, `within` on a page below it. */
export function currentAt(path: string, href: string): boolean | 'within' {
  if (path === href) return true
  const start = BELOW[href]
  return start !== undefined && path.startsWith(start) ? 'within' : false
}

export function isBooking(path: string): boolean {
  return BOOKINGS.includes(path) || path.startsWith('/pricing/')
}

export function isAddOn(path: string): boolean {
  return ADD_ONS.some((page) => path === page || path.startsWith(`${page}/`))
}
