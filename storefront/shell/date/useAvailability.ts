/** The availability of a product's days (PRICE-22 to 28, COTT-14). */
import { useEffect, useReducer, useRef, useState } from 'react'
import type { Availability } from '../../../design-system/index.ts'
import { checkCottage, checkPackage } from '../../api/cart.ts'
import type { SendOptions } from '../../api/client.ts'
import type { Id } from '../../api/contract/wire.ts'
import { ApiError } from '../../api/error.ts'
import { settings } from '../../settings.ts'
import { request } from '../../state/request.ts'
import { addDays, dMy, today, type Day } from '../../text/dates.ts'
import { answerOf, type Answer } from './availability.ts'
import { createPace } from './pace.ts'

export interface Product {
  key: string
  /** `date` as in `05 Jan 2026`. */
  check: (date: string, options: SendOptions) => ReturnType<typeof checkPackage>
}

export function packageDays(packageId: Id): Product {
  return { key: `package ${packageId}`, check: (date, options) => checkPackage(packageId, date, options) }
}

/** @param cottages always 1 so far (C-076). */
export function stayDays(stayId: Id, cottages: number): Product {
  return {
    key: `stay ${stayId} × ${cottages}`,
    check: (date, options) => checkCottage(stayId, date, cottages, options),
  }
}

interface Known {
  availability: Availability
  /** When it was asked for. */
  at: number
}

/** Answers by product. */
const known = new Map<string, Map<Day, Known>>()
/** After that a day may be sold, and is no longer marked. */
const FRESH_FOR_MS = 5 * 60_000

export const forgetDays = (): void => known.clear()

/** Those still fresh. */
function daysOf({ key }: Product): Map<Day, Known> {
  const days = known.get(key) ?? new Map<Day, Known>()
  known.set(key, days)
  for (const [day, { at }] of days) if (Date.now() - at > FRESH_FOR_MS) days.delete(day)
  return days
}

function remember(product: Product, day: Day, availability: Availability): void {
  daysOf(product).set(day, { availability, at: Date.now() })
}

async function askFor(product: Product, day: Day, signal: AbortSignal): Promise<Answer | undefined> {
  const outcome = await request(() => product.check(dMy(day), { signal }))
  if (outcome.status === 'dropped') return undefined
  const answer: Answer = outcome.status === 'done' ? answerOf(outcome.value) : { status: 'blocked', msg: outcome.msg }
  if (answer.status === 'known') remember(product, day, answer.availability)
  else daysOf(product).delete(day)
  return answer
}

const AT_ONCE = 3
/** Of the provider, or of a proxy in front of it. */
const TOO_MUCH = [429, 502, 503, 504]
/** One for all calendars of this visit. */
const pace = createPace()

/** @returns false where the day has to be asked for again, after a pause. */
async function askAhead(product: Product, day: Day, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = answerOf(await product.check(dMy(day), { signal }))
    if (answer.status === 'known') remember(product, day, answer.availability)
    pace.answered()
    return true
  } catch (error) {
    const failure = error instanceof ApiError ? error.failure : undefined
    const isTooMuch = failure?.type === 'tooMany' || (failure?.type === 'status' && TOO_MUCH.includes(failure.status))
    if (isTooMuch) pace.tooMuch(failure.retryAfter)
    return !isTooMuch
  }
}

export function useAvailability(product: Product) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const days = daysOf(product)
  const [chosen, setChosen] = useState<{ key: string; answer: Answer }>()
  const asking = useRef<AbortController>(undefined)
  const ahead = useRef<AbortController>(undefined)

  useEffect(
    () => () => {
      asking.current?.abort()
      ahead.current?.abort()
    },
    [],
  )

  return {
    /** The answer for the picked day of this product. */
    answer: chosen?.key === product.key ? chosen.answer : undefined,
    marks: Object.fromEntries([...days].map(([day, { availability }]) => [day, availability])),
    /**
     * Asks again even if an answer is known: the day may be sold by now.
     * @param of the product, if it changes together with the day.
     */
    pick(day: Day, of: Product = product): void {
      asking.current?.abort()
      const abort = new AbortController()
      asking.current = abort
      setChosen({ key: of.key, answer: { status: 'checking' } })
      void askFor(of, day, abort.signal).then((answer) => {
        if (answer && !abort.signal.aborted) setChosen({ key: of.key, answer })
      })
    },
    /** Asks for the days of the visible month, if the settings allow it. */
    lookAhead(first: Day, last: Day): void {
      ahead.current?.abort()
      const perMinute = settings().askAhead
      if (perMinute === 0) return
      const abort = new AbortController()
      ahead.current = abort
      const start = first < today() ? today() : first
      const wanted: Day[] = []
      for (let day = start; day <= last; day = addDays(day, 1)) if (!days.has(day)) wanted.push(day)
      const worker = async (): Promise<void> => {
        for (let day = wanted.shift(); day && !abort.signal.aborted; day = wanted.shift()) {
          await pace.turn(perMinute, abort.signal)
          if (abort.signal.aborted) return
          if (!(await askAhead(product, day, abort.signal))) wanted.unshift(day)
          else if (!abort.signal.aborted) redraw()
        }
      }
      for (let index = 0; index < AT_ONCE; index += 1) void worker()
    },
  }
}
