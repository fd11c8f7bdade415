import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** @param behindProxy trust the last address in the proxy's header. */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  behindProxy: boolean,
): string {
  const forwarded = behindProxy ? headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim() : undefined
  return forwarded && isIP(forwarded) !== 0 ? forwarded : (socket.remoteAddress ?? '')
}
