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

const STATES = Object.keys(DAY_CODES) as Availability[]

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

/** Whether no green room is left: a package can still be booked, together with a stay. */
export function needsStay(answer: Answer | undefined): boolean {
  return answer?.status === 'known' && answer.availability === 'sold'
}

/** Whether the day can be offered. */
export function isFree(answer: Answer | undefined): boolean {
  return answer?.status === 'known' && answer.availability !== 'sold'
}

export function isBookable(product: Bookable, answer: Answer | undefined): boolean {
  return isFree(answer) || (product === 'package' && needsStay(answer))
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
  if (answer?.status !== 'known' || isBookable(product, answer)) return undefined
  return answer.msg || DAY_MESSAGES.stayTaken
}
