/** A day's availability as pages show it (API-18, API-31). */
import type { Availability } from '../../../design-system/index.ts'
import { AVAILABLE, FAST_FILLING, SOLD_OUT } from '../../api/contract/codes.ts'

export type Answer =
  | { status: 'checking' }
  | { status: 'known'; availability: Availability; text: string }
  /** Any other `n`, or no answer. */
  | { status: 'blocked'; msg: string }

const AVAILABILITY: Readonly<Record<number, { availability: Availability; text: string }>> = {
  [AVAILABLE]: { availability: 'available', text: 'Available' },
  [FAST_FILLING]: { availability: 'fast', text: 'Fast filling' },
  [SOLD_OUT]: { availability: 'sold', text: 'Sold out' },
}

/** Prefers the provider's words (C-003). */
export function answerOf({
  n,
  Status,
  Msg,
}: {
  n: number
  Status: string
  Msg: string
}): Exclude<Answer, { status: 'checking' }> {
  const known = AVAILABILITY[n]
  return known
    ? { status: 'known', availability: known.availability, text: Status || known.text }
    : { status: 'blocked', msg: Msg }
}
