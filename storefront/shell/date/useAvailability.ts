/** What is known of the days of one product during this visit, and asking for more (PRICE-22 to 28, COTT-14). */
import { useEffect, useReducer, useRef, useState } from 'react'
import { checkCottage, checkPackage } from '../../api/cart.ts'
import type { SendOptions } from '../../api/client.ts'
import type { Id } from '../../api/contract/wire.ts'
import { settings } from '../../settings.ts'
import { request } from '../../state/request.ts'
import { addDays, dMy, today, type Day } from '../../text/dates.ts'
import { answerOf, type Answer } from './answer.ts'

/** Whose days are asked for. */
export interface Product {
  /** Tells one product's days from another's. */
  key: string
  /** `date` as picked, `05 Jan 2026`. */
  check: (date: string, options: SendOptions) => ReturnType<typeof checkPackage>
}

export function packageDays(packageId: Id): Product {
  return { key: `package ${packageId}`, check: (date, options) => checkPackage(packageId, date, options) }
}

/** @param cottages how many of them: always 1 so far (C-076). */
export function stayDays(stayId: Id, cottages: number): Product {
  return {
    key: `stay ${stayId} × ${cottages}`,
    check: (date, options) => checkCottage(stayId, date, cottages, options),
  }
}

/** Answers are kept per product for the visit; a change of the cart does not change a day by itself. */
const known = new Map<string, Map<Day, Extract<Answer, { status: 'known' }>>>()

/** The visit is over. */
export const forgetDays = (): void => known.clear()

function daysOf({ key }: Product): Map<Day, Extract<Answer, { status: 'known' }>> {
  const days = known.get(key) ?? new Map()
  known.set(key, days)
  return days
}

async function askFor(product: Product, day: Day, signal: AbortSignal, quiet: boolean): Promise<Answer | undefined> {
  const outcome = await request(() => product.check(dMy(day), { signal }), quiet)
  if (outcome.status === 'dropped') return undefined
  if (outcome.status !== 'done') return { status: 'blocked', msg: outcome.msg }
  const answer = answerOf(outcome.value)
  if (answer.status === 'known') daysOf(product).set(day, answer)
  return answer
}

const AT_ONCE = 3

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
    /** The answer for the day that was picked last; none for another product's. */
    answer: chosen?.key === product.key ? chosen.answer : undefined,
    marks: Object.fromEntries([...days].map(([day, { availability }]) => [day, availability])),
    /**
     * Always asks again: the answer of a minute ago may be sold by now. A late one for another day is dropped.
     * @param of the product that is about to be chosen, when product and day change together.
     */
    pick(day: Day, of: Product = product): void {
      asking.current?.abort()
      const abort = new AbortController()
      asking.current = abort
      setChosen({ key: of.key, answer: { status: 'checking' } })
      void askFor(of, day, abort.signal, false).then((answer) => {
        if (answer && !abort.signal.aborted) setChosen({ key: of.key, answer })
      })
    },
    /** Marks the days of the visible month, a few at a time, where the provider agreed to it (settings). */
    lookAhead(first: Day, last: Day): void {
      ahead.current?.abort()
      if (!settings().askAhead) return
      const abort = new AbortController()
      ahead.current = abort
      const start = first < today() ? today() : first
      const wanted: Day[] = []
      for (let day = start; day <= last; day = addDays(day, 1)) if (!days.has(day)) wanted.push(day)
      const worker = async (): Promise<void> => {
        for (let day = wanted.shift(); day && !abort.signal.aborted; day = wanted.shift()) {
          await askFor(product, day, abort.signal, true)
          if (!abort.signal.aborted) redraw()
        }
      }
      for (let index = 0; index < AT_ONCE; index += 1) void worker()
    },
  }
}
