/** The availability of several products on one day: one call each, aborted when the day changes. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { settings } from '../../settings.ts'
import { today, type Day } from '../../text/dates.ts'
import { isFree, type Answer } from './availability.ts'
import { askInTurn, isOver, type Product } from './days.ts'
import { freeDaysNear } from './freeDays.ts'

export type DayAvailability =
  | {
      answer: Answer
      /** Set on a day that is over or not free, once the nearest free days are known. */
      free?: readonly Day[]
    }
  /** The call can be retried. */
  | 'failed'

/** The limit if the settings allow no calls ahead. The visitor picked these days, but for every card at once. */
const CARDS_A_MINUTE = 60
/** How long a visitor waits for a turn before the card offers a retry. */
const PATIENCE_MS = 15_000

async function askForCard(product: Product, day: Day, signal: AbortSignal): Promise<Answer | 'failed'> {
  const perMinute = settings().askAhead || CARDS_A_MINUTE
  const answer = await askInTurn(product, day, signal, { perMinute, patience: PATIENCE_MS })
  return typeof answer === 'string' ? 'failed' : answer
}

export function useDayOf(products: readonly Product[], day: Day | undefined) {
  const [availability, setAvailability] = useState<Readonly<Record<string, DayAvailability>>>({})
  const asking = useRef<AbortController>(undefined)
  const availabilityOf = (product: Product): DayAvailability => {
    const known = availability[`${day} ${product.key}`] ?? { answer: { status: 'checking' } }
    return day && isOver(product, day) ? { ...(known !== 'failed' && known), answer: { status: 'over' } } : known
  }

  const ask = async (product: Product, of: Day, { signal }: AbortController): Promise<void> => {
    const put = (one: DayAvailability): void => {
      if (!signal.aborted) setAvailability((all) => ({ ...all, [`${of} ${product.key}`]: one }))
    }
    put({ answer: { status: 'checking' } })
    const answer = await askForCard(product, of, signal)
    if (answer === 'failed') return put('failed')
    put({ answer })
    if (answer.status !== 'blocked' && !isFree('package', answer) && !signal.aborted)
      put({ answer, free: await freeDaysNear(product, of, today(), signal) })
  }

  const askAll = useEffectEvent((of: Day, abort: AbortController) => {
    for (const product of products) void ask(product, of, abort)
  })
  const keys = products.map(({ key }) => key).join()
  useEffect(() => {
    if (!day) return undefined
    const abort = new AbortController()
    asking.current = abort
    askAll(day, abort)
    return () => abort.abort()
  }, [day, keys])

  return {
    of: availabilityOf,
    all: () => products.map(availabilityOf),
    retry(product: Product): void {
      if (day && asking.current) void ask(product, day, asking.current)
    },
  }
}
