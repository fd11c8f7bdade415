/** The value of a cookie in a `Cookie` header; empty when it is not there or cannot be decoded. */
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

/** Browsers take such a cookie from this very host over TLS only: no sister host can plant it. */
const HOST_PREFIX = '__Host-'

/** The value of a cookie that this server set: the one with the prefix where there is one. */
export function ownCookieOf(header: string | null, name: string): string {
  return cookieOf(header, HOST_PREFIX + name) || cookieOf(header, name)
}

/** A `Set-Cookie` header. @param more further attributes, `; Max-Age=0`. */
export function ownCookie(name: string, value: string, isSecure: boolean, more = ''): string {
  const attributes = `${more}; Path=/; SameSite=Lax`
  return isSecure ? `${HOST_PREFIX}${name}=${value}${attributes}; Secure` : `${name}=${value}${attributes}`
}

/** Every page sets it; the provider compares it with what calls bring along. */
export const FORGERY_COOKIE = 'XSRF-TOKEN'
