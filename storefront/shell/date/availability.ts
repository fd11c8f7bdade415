/** A day's availability as pages show it (API-18, API-31). */
import type { Availability } from '../../../design-system/index.ts'
import { AVAILABLE, FAST_FILLING, SOLD_OUT } from '../../api/contract/codes.ts'

export type Answer =
  | { status: 'checking' }
  | { status: 'known'; availability: Availability; text: string }
  /** Any other `n`, or no answer. */
  | { status: 'blocked'; msg: string }

interface DayRule {
  /** For the calendar, and for the badge where the provider sends no words. */
  label: string
  bookable: Readonly<Record<'package' | 'stay', boolean>>
  /** Nothing is left. After adding a package the visitor is led to the stays. */
  full: boolean
}

/** What can be done on a day. A package can be booked on a full day, but not a stay. */
export const DAY_RULES: Readonly<Record<Availability, DayRule>> = {
  available: { label: 'Available', bookable: { package: true, stay: true }, full: false },
  fast: { label: 'Fast filling', bookable: { package: true, stay: true }, full: false },
  sold: { label: 'Sold out', bookable: { package: true, stay: false }, full: true },
}

const AVAILABILITY: Readonly<Record<number, Availability>> = {
  [AVAILABLE]: 'available',
  [FAST_FILLING]: 'fast',
  [SOLD_OUT]: 'sold',
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
  const availability = AVAILABILITY[n]
  return availability
    ? { status: 'known', availability, text: Status || DAY_RULES[availability].label }
    : { status: 'blocked', msg: Msg }
}

export function isBookable(product: 'package' | 'stay', answer: Answer | undefined): boolean {
  return answer?.status === 'known' && DAY_RULES[answer.availability].bookable[product]
}

export function isFull(answer: Answer | undefined): boolean {
  return answer?.status === 'known' && DAY_RULES[answer.availability].full
}

/** Why a package cannot be booked that day; undefined also while the day is being checked. */
export function packageRefusal(answer: Answer | undefined): string | undefined {
  if (answer?.status === 'blocked') return answer.msg
  return answer?.status === 'known' && !isBookable('package', answer) ? answer.text : undefined
}
