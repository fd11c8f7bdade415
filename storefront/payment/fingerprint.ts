/** Hashes carts and forms to compare them without storing them. Not cryptographic. */

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const pairs = Object.entries(value).filter(([, part]) => part !== undefined)
  pairs.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${pairs.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join()}}`
}

/** @returns 53 bits as hex (cyrb53). */
export function fingerprint(value: unknown): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const unit of canonical(value)) {
    const code = unit.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(16)
}

/** Identifies a user in the journal. SessionId cannot, because it changes at each login. */
export function ownerOf(userId: string): string {
  return fingerprint({ user: userId })
}
