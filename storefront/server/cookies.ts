/** A cookie's value from a `Cookie` header; empty when missing or malformed. */
export function cookieOf(header: string | null, name: string): string {
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

/** Such a cookie is accepted from this host over TLS only: no sister host can set it. */
const HOST_PREFIX = '__Host-'

/** The value of a cookie set by this server, preferably the prefixed one. */
export function ownCookieOf(header: string | null, name: string): string {
  return cookieOf(header, HOST_PREFIX + name) || cookieOf(header, name)
}

/** A `Set-Cookie` header. @param more further attributes, such as `; Max-Age=0`. */
export function ownCookie(name: string, value: string, isSecure: boolean, more = ''): string {
  const attributes = `${more}; Path=/; SameSite=Lax`
  return isSecure ? `${HOST_PREFIX}${name}=${value}${attributes}; Secure` : `${name}=${value}${attributes}`
}

/** Set by every page; the provider compares it with a header of each call. */
export const FORGERY_COOKIE = 'XSRF-TOKEN'
