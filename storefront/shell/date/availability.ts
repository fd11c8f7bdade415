/** A day's availability as pages show it (API-18, API-31). */
import type { Availability } from '../../../design-system/index.ts'
import { DAY_CODES, DAY_WORDS, DAY_MESSAGES } from '../../text/dayMessages.ts'
import { MESSAGES } from '../../text/messages.ts'

export interface KnownAnswer {
  status: 'known'
  availability: Availability
  /** The badge's text. */
  text: string
  /** The provider's sentence about the day; may be empty. */
  msg: string
}

export type Answer =
  | { status: 'checking' }
  | KnownAnswer
  /** The shoot has begun, or its day has passed. */
  | { status: 'over' }
  /** Any other `n`, or no answer. */
  | { status: 'blocked'; msg: string }

export type Bookable = 'package' | 'stay'

interface DayRule {
  /** Products that cannot be booked, with the reason if the provider gives none. */
  refused?: Readonly<Partial<Record<Bookable, string>>>
  /** No green room is left, so a package is booked with a stay. */
  needsStay?: true
}

/** Which products can be booked. The type checker asks for an entry of a new state. */
export const DAY_RULES: Readonly<Record<Availability, DayRule>> = {
  available: {},
  fast: {},
  sold: { refused: { stay: DAY_MESSAGES.stayTaken }, needsStay: true },
}

const STATES = Object.keys(DAY_RULES) as Availability[]

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
  const availability = STATES.find((state) => DAY_CODES[state] === n)
  return availability
    ? { status: 'known', availability, text: Status || DAY_WORDS[availability], msg: Msg }
    : { status: 'blocked', msg: Msg }
}

export function isBookable(product: Bookable, answer: Answer | undefined): boolean {
  return answer?.status === 'known' && DAY_RULES[answer.availability].refused?.[product] === undefined
}

export function needsStay(answer: Answer | undefined): boolean {
  return answer?.status === 'known' && DAY_RULES[answer.availability].needsStay === true
}

/** Whether it can be offered: it can be booked, and without a stay. */
export function isFree(product: Bookable, answer: Answer | undefined): boolean {
  return isBookable(product, answer) && !needsStay(answer)
}

/** The badge of an answer, before it is known whether the product can be booked on such a day. */
export function badgeOf(answer: Answer): { state: Availability | 'checking' | 'error'; text: string } {
  switch (answer.status) {
    case 'known':
      return { state: answer.availability, text: answer.text }
    case 'checking':
      return { state: 'checking', text: MESSAGES.wait }
    case 'over':
      return { state: 'sold', text: MESSAGES.over }
    default:
      return { state: 'error', text: DAY_MESSAGES.refused }
  }
}

/** Why the day cannot be booked, in the provider's words if there are any. Undefined while it is being checked. */
export function refusalOf(product: Bookable, answer: Answer | undefined): string | undefined {
  if (answer?.status === 'over') return DAY_MESSAGES.overMore
  if (answer?.status === 'blocked') return answer.msg || DAY_MESSAGES.refused
  if (answer?.status !== 'known') return undefined
  const refusal = DAY_RULES[answer.availability].refused?.[product]
  return refusal && (answer.msg || refusal)
}
