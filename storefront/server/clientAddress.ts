/** Where a message comes from. */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** @param behindProxy its word is believed: the last one it was told is whom it speaks for. */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  behindProxy: boolean,
): string {
  const forwarded = behindProxy ? headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim() : undefined
  return forwarded && isIP(forwarded) !== 0 ? forwarded : (socket.remoteAddress ?? '')
}
