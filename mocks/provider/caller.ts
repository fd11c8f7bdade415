/** What the transport says about the caller, unverified. */
import { isSessionId, SESSION_COOKIE } from '../../storefront/api/contract/codes.ts'
import { ownCookieOf } from '../../storefront/server/cookies.ts'

export interface ReadHeaders {
  get(name: string): string | null
}

/** The server overwrites this header of the client. */
export const ADDRESS_HEADER = 'X-Caller-Address'

export interface Caller {
  /** `{TokenId}-{UserId}` (C-019); empty for a guest. */
  readonly authToken: string
  /** Empty if missing or malformed. */
  readonly sessionCookie: string
  /** Empty without a server, for example in handlers of a page. */
  readonly network: string
}

/** The first four groups of an IPv6 address, because a customer owns a whole /64. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!plain.includes(':')) return plain
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

/** The /48 of an IPv6 network; undefined for IPv4. */
export function siteOf(network: string): string | undefined {
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : undefined
}

export function callerOf(headers: ReadHeaders): Caller {
  const sessionCookie = ownCookieOf(headers.get('cookie'), SESSION_COOKIE)
  return {
    authToken: headers.get('authToken') ?? '',
    sessionCookie: isSessionId(sessionCookie) ? sessionCookie : '',
    network: networkOf(headers.get(ADDRESS_HEADER) ?? ''),
  }
}
