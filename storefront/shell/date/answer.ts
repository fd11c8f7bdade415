/** What a provider says of a day, as a page shows it (API-18, API-31). */
import { AVAILABLE, FAST_FILLING, SOLD_OUT } from '../../api/contract/codes.ts'

export type Light = 'available' | 'fast' | 'sold'

export type Answer =
  | { is: 'checking' }
  | { is: 'known'; light: Light; status: string }
  /** Any other `n`, or no answer: the day cannot be added. */
  | { is: 'blocked'; msg: string }

const LIGHTS: Readonly<Record<number, { light: Light; words: string }>> = {
  [AVAILABLE]: { light: 'available', words: 'Available' },
  [FAST_FILLING]: { light: 'fast', words: 'Fast filling' },
  [SOLD_OUT]: { light: 'sold', words: 'Sold out' },
}

/** The provider's own words where it sends any (C-003). */
export function answerOf({
  n,
  Status,
  Msg,
}: {
  n: number
  Status: string
  Msg: string
}): Exclude<Answer, { is: 'checking' }> {
  const said = LIGHTS[n]
  return said ? { is: 'known', light: said.light, status: Status || said.words } : { is: 'blocked', msg: Msg }
}
