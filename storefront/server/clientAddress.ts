import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Limits count whoever cannot be told apart as one stranger. */
const UNKNOWN = 'unknown'

/** `203.0.113.7:4711` and `[2001:db8::1]:4711`, as some hosts write it. */
const withoutPort = (address: string) => address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')

/** @param behindProxy trust the last address in the header of the host in front. */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  behindProxy: boolean,
): string {
  if (!behindProxy) return socket.remoteAddress ?? UNKNOWN
  const forwarded = withoutPort(headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim() ?? '')
  return isIP(forwarded) === 0 ? UNKNOWN : forwarded
}
