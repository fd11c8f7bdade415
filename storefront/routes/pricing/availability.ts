/** What is known of the days of one package during this visit, and asking for more (PRICE-22 to 28). */
import { useEffect, useReducer, useRef, useState } from 'react'
import { checkPackage } from '../../api/cart.ts'
import { AVAILABLE, FAST_FILLING, SOLD_OUT } from '../../api/contract/codes.ts'
import type { Id } from '../../api/contract/wire.ts'
import { settings } from '../../settings.ts'
import { ask } from '../../state/ask.ts'
import { addDays, dMy, today, type Day } from '../../text/dates.ts'

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

/** Answers are kept per package for the visit; a change of the cart does not change a day by itself. */
const known = new Map<string, Map<Day, Extract<Answer, { is: 'known' }>>>()

function daysOf(packageId: Id): Map<Day, Extract<Answer, { is: 'known' }>> {
  const key = String(packageId)
  const days = known.get(key) ?? new Map()
  known.set(key, days)
  return days
}

/** A booking was made or refused: what we knew may be stale. */
export function forgetAvailability(): void {
  known.clear()
}

const AT_ONCE = 3

/** @param packageId the package whose days are asked for. */
export function useAvailability(packageId: Id) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const days = daysOf(packageId)
  const [chosen, setChosen] = useState<{ day: Day; answer: Answer }>()
  const asking = useRef<AbortController>(undefined)
  const ahead = useRef<AbortController>(undefined)

  useEffect(
    () => () => {
      asking.current?.abort()
      ahead.current?.abort()
    },
    [],
  )

  const askFor = async (day: Day, signal: AbortSignal, quiet: boolean): Promise<Answer | undefined> => {
    const outcome = await ask(() => checkPackage(packageId, dMy(day), { signal }), quiet)
    if (outcome.is === 'dropped') return undefined
    if (outcome.is !== 'done') return { is: 'blocked', msg: outcome.msg }
    const said = LIGHTS[outcome.value.n]
    if (!said) return { is: 'blocked', msg: outcome.value.Msg }
    const answer = { is: 'known', light: said.light, status: outcome.value.Status || said.words } as const
    days.set(day, answer)
    return answer
  }

  return {
    /** The answer for the day that was picked last. */
    answer: chosen?.answer,
    marks: Object.fromEntries([...days].map(([day, { light }]) => [day, light])),
    /** Always asks again: the answer of a minute ago may be sold by now. A late one for another day is dropped. */
    pick(day: Day): void {
      asking.current?.abort()
      const abort = new AbortController()
      asking.current = abort
      setChosen({ day, answer: { is: 'checking' } })
      void askFor(day, abort.signal, false).then((answer) => {
        if (answer && !abort.signal.aborted) setChosen({ day, answer })
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
          await askFor(day, abort.signal, true)
          if (!abort.signal.aborted) redraw()
        }
      }
      for (let index = 0; index < AT_ONCE; index += 1) void worker()
    },
  }
}
