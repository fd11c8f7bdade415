/** Caches the availability of products' days and fetches it (PRICE-22 to 28, COTT-14). */
import { send, type SendOptions } from '../../api/client.ts'
import { GetAvailabilityForCottage, GetAvailabilityForPackage } from '../../api/contract/days.ts'
import type { AnswerOf, Id } from '../../api/contract/wire.ts'
import { ApiError } from '../../api/error.ts'
import { identity } from '../../api/identity.ts'
import { settings } from '../../settings.ts'
import { failureOf } from '../../state/request.ts'
import { dMy, type Day } from '../../text/dates.ts'
import { hasBegun, minutesOf } from '../../text/times.ts'
import { answerOf, type Answer, type KnownAnswer } from './availability.ts'
import { createPace } from './pace.ts'

export interface Product {
  key: string
  /** When it starts, in minutes after midnight at the studio. Undefined if unknown, and for stays. */
  start?: number | undefined
  /** `date` has the format `05 Jan 2026`. */
  check: (date: string, options: SendOptions) => Promise<AnswerOf<typeof GetAvailabilityForPackage>>
}

export function packageDays(packageId: Id, StartTime = ''): Product {
  return {
    key: `package ${packageId}`,
    start: minutesOf(StartTime),
    check: (date, options) => send(GetAvailabilityForPackage, { PackageDate: date, PackageId: packageId }, options),
  }
}

/** Whether the product's start has passed. Checked on every render and press, because a page may stay open for long. */
export function isOver({ start }: Product, day: Day): boolean {
  return start !== undefined && hasBegun(day, start)
}

/** Replaces a cached answer once the start has passed. */
export function unlessOver(product: Product, day: Day, answer: Answer): Answer {
  return isOver(product, day) ? { status: 'over' } : answer
}

/** Of one cottage: no more can be chosen (COTT-11, C-076). */
export function stayDays(stayId: Id): Product {
  return {
    key: `stay ${stayId}`,
    check: (date, options) => {
      const { UserId: ActionBy, sessionId } = identity()
      const request = { CottageDate: date, NoOfCottage: 1, StayId: stayId, ActionBy, sessionId }
      return send(GetAvailabilityForCottage, request, options)
    },
  }
}

interface Known {
  answer: KnownAnswer
  /** The time of the request. */
  at: number
}

/** Cached answers by product. */
const known = new Map<string, Map<Day, Known>>()
/** After this time a day may be sold out, and is no longer marked. */
const FRESH_FOR_MS = 5 * 60_000

/** Shared by all calendars and cards of this visit. */
let pace = createPace()

export function forgetDays(): void {
  known.clear()
  pace = createPace()
}

/** Only answers that are still fresh. */
export function daysOf(product: Product): Map<Day, Known> {
  const days = known.get(product.key) ?? new Map<Day, Known>()
  known.set(product.key, days)
  for (const [day, { at }] of days) if (Date.now() - at > FRESH_FOR_MS || isOver(product, day)) days.delete(day)
  return days
}

export function remember(product: Product, day: Day, answer: Answer): void {
  if (answer.status === 'known') daysOf(product).set(day, { answer, at: Date.now() })
  else daysOf(product).delete(day)
}

/** Overload statuses of the provider, or of a proxy in front of it. */
const TOO_MUCH = [429, 502, 503, 504]

interface Turn {
  /** Calls per minute by all callers; 0 allows none. */
  perMinute?: number
  /** Milliseconds to wait for a turn. */
  timeout?: number
}

/**
 * Returns the cached answer, or makes a low-priority call when its turn comes.
 * @returns `unasked` if no call was made, `tooMuch` if a retry makes sense after a pause, and `failed` if the answer is
 * unusable.
 */
export async function askInTurn(
  product: Product,
  day: Day,
  signal: AbortSignal,
  { perMinute = settings().askAhead, timeout }: Turn = {},
): Promise<Answer | 'unasked' | 'tooMuch' | 'failed'> {
  const known = daysOf(product).get(day)?.answer
  if (known) return known
  if (isOver(product, day)) return { status: 'over' }
  if (perMinute === 0 || !(await pace.turn(perMinute, signal, timeout))) return 'unasked'
  // The start may have passed while the call was waiting.
  if (isOver(product, day)) return { status: 'over' }
  try {
    const answer = answerOf(await product.check(dMy(day), { signal }))
    remember(product, day, answer)
    pace.answered()
    return answer
  } catch (error) {
    const failure = error instanceof ApiError ? error.failure : undefined
    if (failure?.type === 'tooMany' || (failure?.type === 'status' && TOO_MUCH.includes(failure.status))) {
      pace.tooMuch(failure.retryAfter)
      return 'tooMuch'
    }
    const told = failureOf(error, true)
    return told.status === 'refused' ? { status: 'blocked', msg: told.msg } : 'failed'
  }
}
