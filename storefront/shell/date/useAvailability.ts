/** The availability of one product's days, for a calendar (PRICE-22 to 28, COTT-14). */
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { nextTask } from '../../later.ts'
import { settings } from '../../settings.ts'
import { request } from '../../state/request.ts'
import { addDays, dMy, today, type Day } from '../../text/dates.ts'
import { answerOf, type Answer } from './availability.ts'
import { askInTurn, daysOf, isOver, remember, unlessOver, type Product } from './days.ts'

async function askFor(product: Product, day: Day, signal: AbortSignal): Promise<Answer | undefined> {
  // Lets the browser paint the press first.
  await nextTask()
  const outcome = await request(() => product.check(dMy(day), { signal }))
  if (outcome.status === 'dropped') return undefined
  const answer: Answer = outcome.status === 'done' ? answerOf(outcome.value) : { status: 'blocked', msg: outcome.msg }
  remember(product, day, answer)
  return answer
}

const AT_ONCE = 3

/** @param firstDay is picked at once. */
export function useAvailability(product: Product, firstDay?: Day) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const days = daysOf(product)
  const [chosen, setChosen] = useState<{ key: string; day: Day; answer: Answer } | undefined>(
    firstDay && { key: product.key, day: firstDay, answer: { status: 'checking' } },
  )
  const asking = useRef<AbortController>(undefined)
  const ahead = useRef<AbortController>(undefined)
  /** The visible month, until a day is picked from it. */
  const month = useRef<[Day, Day]>(undefined)

  useEffect(
    () => () => {
      asking.current?.abort()
      ahead.current?.abort()
    },
    [],
  )

  const availability = {
    /** The day picked last. */
    day: chosen?.day,
    answer: chosen?.key === product.key ? unlessOver(product, chosen.day, chosen.answer) : undefined,
    marks: {
      ...Object.fromEntries([...days].map(([day, { answer }]) => [day, answer.availability])),
      // The provider is not asked for this day, so without a mark the calendar would say nothing of it.
      ...(isOver(product, today()) && { [today()]: 'sold' as const }),
    },
    /**
     * Asks again even if an answer is cached, because the day may be sold out by now.
     * @param of the product, if it changes together with the day.
     */
    pick(day: Day, of: Product = product): void {
      asking.current?.abort()
      const abort = new AbortController()
      asking.current = abort
      setChosen({ key: of.key, day, answer: { status: 'checking' } })
      if (of.key === product.key) month.current = undefined
      if (isOver(of, day)) return
      void askFor(of, day, abort.signal).then((answer) => {
        if (answer && !abort.signal.aborted) setChosen({ key: of.key, day, answer })
      })
    },
    /** Fetches the visible month's availability, if the settings allow it. */
    lookAhead(first: Day, last: Day): void {
      month.current = [first, last]
      ahead.current?.abort()
      if (settings().askAhead === 0) return
      const abort = new AbortController()
      ahead.current = abort
      const start = first < today() ? today() : first
      const wanted: Day[] = []
      for (let day = start; day <= last; day = addDays(day, 1)) if (!days.has(day)) wanted.push(day)
      const worker = async (): Promise<void> => {
        // Lets the browser paint the press first.
        await nextTask()
        for (let day = wanted.shift(); day && !abort.signal.aborted; day = wanted.shift()) {
          if ((await askInTurn(product, day, abort.signal)) === 'tooMuch') wanted.unshift(day)
          else if (!abort.signal.aborted) redraw()
        }
      }
      for (let index = 0; index < AT_ONCE; index += 1) void worker()
    },
  }
  const pickFirst = useEffectEvent(() => firstDay && availability.pick(firstDay))
  useEffect(() => pickFirst(), [])
  const repeat = useEffectEvent(() => month.current && availability.lookAhead(...month.current))
  // Another product has no marks yet.
  useEffect(() => repeat(), [product.key])
  return availability
}
