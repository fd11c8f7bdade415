/** From where a call comes, by what the transport carried. */

/** The server writes the address at the other end here, over whatever came in under this name. */
export const ADDRESS_HEADER = 'X-Caller-Address'

/** Whoever has IPv6 has a whole /64 of addresses, so its first four groups count as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!plain.includes(':')) return plain
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}
