/**
 * Availability depends on the weekday and the id:
 *
 * **Packages.** Add the weekday (Sunday is 0) and the id (its digits as a number, else the sum of its character codes).
 * The remainder by 7 gives the green rooms: 0 → none (sold out), 3 → 1 and 5 → 2 (fast filling), else 6.
 *
 * **Cottages.** The same with the room's id: 1 → none, 4 → one (fast filling), else two.
 *
 * **Professionals** work for one shoot a day.
 *
 * A booking takes a place for good. A payment order holds one for 15 minutes, at most twice a day per user.
 */
import { DAY_CODES, DAY_WORDS, type DayState } from '../../storefront/text/dayMessages.ts'
import { addDays, daysBetween, dMy, parseDMy, type Day } from '../../storefront/text/dates.ts'
import { BOOKING_MESSAGES } from '../../storefront/text/bookingMessages.ts'
import { countOn, freeAt, type Limit } from './limits.ts'
import { refuse } from './reply.ts'
import type { Tables } from './storage.ts'
import type { CallContext } from './context.ts'

export type Kind = 'package' | 'stay' | 'professional'

export interface Claim {
  readonly kind: Kind
  readonly id: string
  readonly day: Day
}

export const HOLD_MS = 15 * 60_000
/** Per user and place. Further unpaid orders hold nothing; their payment takes the place if it is still free. */
const HOLDS: Limit = { most: 2, within: 24 * 60 * 60_000 }
/** Days: two years ahead. */
const FURTHEST = 730

const PACKAGE_PLACES = [0, 6, 6, 1, 6, 2, 6] as const
const STAY_PLACES = [2, 0, 2, 2, 1, 2, 2] as const

function shiftOf(id: string): number {
  const digits = id.replace(/\D/g, '').slice(-6)
  if (digits !== '') return Number(digits)
  return Array.from(id, (letter) => letter.codePointAt(0) ?? 0).reduce((total, code) => total + code, 0)
}

export function placesOf({ kind, id, day }: Claim): number {
  if (kind === 'professional') return 1
  const places = kind === 'package' ? PACKAGE_PLACES : STAY_PLACES
  return places[(new Date(day).getUTCDay() + shiftOf(id)) % 7] ?? 0
}

type Clocked = Pick<CallContext, 'tables' | 'now'>

interface Use {
  readonly userId: string
  /** End of a hold in milliseconds since 1970; null for a booking. */
  readonly until: number | null
}

const prefixOf = ({ kind, id, day }: Claim) => `${kind}/${id}/${day}/`

export function placesLeft(claim: Claim, tables: Tables, now: number, exceptUser?: string): number {
  const uses = tables.list<Use>('uses', prefixOf(claim))
  const taken = uses.filter(({ until, userId }) => until === null || (until > now && userId !== exceptUser))
  return Math.max(0, placesOf(claim) - taken.length)
}

export function takePlace(claim: Claim, order: string, use: Use, tables: Tables): void {
  tables.set('uses', prefixOf(claim) + order, use)
}

export function heldUntil(claim: Claim, order: string, { tables, now }: Clocked): number | undefined {
  const until = tables.get<Use>('uses', prefixOf(claim) + order)?.until
  return typeof until === 'number' && until > now ? until : undefined
}

/** Holds nothing if the user has reached `HOLDS`. */
export function holdPlace(claim: Claim, order: string, userId: string, context: Clocked): void {
  const holds = { key: `hold/${prefixOf(claim)}${userId}`, limit: HOLDS }
  if (freeAt(holds, context) > context.now) return
  countOn(holds, context)
  takePlace(claim, order, { userId, until: context.now + HOLD_MS }, context.tables)
}

export function releasePlace(claim: Claim, order: string, tables: Tables): void {
  tables.remove('uses', prefixOf(claim) + order)
}

export interface Availability {
  readonly n: number
  readonly Status: string
  readonly Msg: string
}

function dayAnswer(state: DayState, Msg: string = DAY_WORDS[state]): Availability {
  return { n: DAY_CODES[state], Status: DAY_WORDS[state], Msg }
}

export function availability({ kind }: Claim, left: number): Availability {
  if (left === 0) return dayAnswer('sold', kind === 'package' ? BOOKING_MESSAGES.greenRooms : undefined)
  return left <= (kind === 'stay' ? 1 : 2) ? dayAnswer('fast', 'Only a few are left.') : dayAnswer('available')
}

/** Parses `05 Jan 2026`. Refuses past days and days too far ahead. */
export function bookableDay(text: string, { today }: Pick<CallContext, 'today'>): Day {
  if (text === '') return refuse(BOOKING_MESSAGES.dateEmpty)
  const day = parseDMy(text) ?? refuse('This is not a date. Please select one, such as 05 Jan 2026.')
  if (day < today) return refuse('This date has passed. Please select today or a later date.')
  return daysBetween(today, day) <= FURTHEST
    ? day
    : refuse(`Bookings are open until ${dMy(addDays(today, FURTHEST))}. Please select an earlier date.`)
}
