/** @param header a `Cookie` header. @returns an empty text if the cookie is missing or malformed. */
function cookieOf(header: string | null, name: string): string {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', ...value] = pair.split('=')
    if (key.trim() !== name) continue
    try {
      return decodeURIComponent(value.join('=').trim())
    } catch {
      return ''
    }
  }
  return ''
}

/** Browsers accept such a cookie only from this host over TLS, so no sibling subdomain can set it. */
const HOST_PREFIX = '__Host-'

/** The value of a cookie of this server. The prefixed one wins. */
export function ownCookieOf(header: string | null, name: string): string {
  return cookieOf(header, HOST_PREFIX + name) || cookieOf(header, name)
}

/** @param more further attributes, such as `; Max-Age=0`. @returns a `Set-Cookie` header. */
export function ownCookie(name: string, value: string, isSecure: boolean, more = ''): string {
  const attributes = `${more}; Path=/; SameSite=Lax`
  return isSecure ? `${HOST_PREFIX}${name}=${value}${attributes}; Secure` : `${name}=${value}${attributes}`
}

/** Every page sets it; the provider compares it with a header of each call. */
export const FORGERY_COOKIE = 'XSRF-TOKEN'
