import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Clients without an address share one limit. */
const UNKNOWN = 'unknown'

/** Some hosts write `203.0.113.7:4711` or `[2001:db8::1]:4711`. */
const withoutPort = (address: string) => address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')

/** @param behindProxy whether to trust the last address in the proxy's header. */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  behindProxy: boolean,
): string {
  if (!behindProxy) return socket.remoteAddress ?? UNKNOWN
  const forwarded = withoutPort(headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim() ?? '')
  return isIP(forwarded) === 0 ? UNKNOWN : forwarded
}
