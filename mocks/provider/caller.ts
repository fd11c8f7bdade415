/** Who is calling, by what the transport carried; nothing of it is believed before it is looked up. */
import { isSessionId } from '../../storefront/api/contract/codes.ts'
import { cookieOf } from '../../storefront/server/cookies.ts'

/** What of a request's headers is read. */
export interface ReadHeaders {
  get(name: string): string | null
}

/** The server writes the address at the other end here, over whatever came in under this name. */
export const ADDRESS_HEADER = 'X-Caller-Address'

export interface Caller {
  /** The header `authToken`, `{TokenId}-{UserId}` (C-019); empty for a guest. */
  readonly authToken: string
  /** The cookie `SessionId`; empty when the browser sent none, or one that is no session id. */
  readonly sessionCookie: string
  /** The network the call comes from; empty where no server says so, as in a page's own handlers. */
  readonly network: string
}

/** Whoever has IPv6 has a whole /64 of addresses, so its first four groups count as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!plain.includes(':')) return plain
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

export function callerOf(headers: ReadHeaders): Caller {
  const sessionCookie = cookieOf(headers.get('cookie'), 'SessionId')
  return {
    authToken: headers.get('authToken') ?? '',
    sessionCookie: isSessionId(sessionCookie) ? sessionCookie : '',
    network: networkOf(headers.get(ADDRESS_HEADER) ?? ''),
  }
}
