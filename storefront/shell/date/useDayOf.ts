/** The availability of a product on one day: one call, aborted when the day changes. */
import { useEffect, useEffectEvent, useReducer } from 'react'
import { settings } from '../../settings.ts'
import { today, type Day } from '../../text/dates.ts'
import { isFree, refusalOf, type Answer } from './availability.ts'
import { askInTurn, isOver, type Product } from './days.ts'
import { freeDaysNear } from './freeDays.ts'

export type DayAvailability =
  | {
      answer: Answer
      /** Adding the product would be refused. */
      refused?: boolean
      /** Set on a day that is over or not free, once the nearest free days are known. */
      free?: readonly Day[]
    }
  /** The call can be retried. */
  | 'failed'

/** The limit if the settings allow no calls ahead. The visitor picked these days, but for every card at once. */
const CARDS_A_MINUTE = 60
/** How long a visitor waits for a turn before the card offers a retry. */
const TIMEOUT_MS = 15_000

async function askForCard(product: Product, day: Day, signal: AbortSignal): Promise<Answer | 'failed'> {
  const perMinute = settings().askAhead || CARDS_A_MINUTE
  const answer = await askInTurn(product, day, signal, { perMinute, timeout: TIMEOUT_MS })
  return typeof answer === 'string' ? 'failed' : answer
}

/** @returns a retry. */
export function useDayOf(product: Product, day: Day, onAnswer: (availability: DayAvailability) => void): () => void {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const over = isOver(product, day)
  const ask = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const put = (availability: DayAvailability): void => {
      if (!signal.aborted) onAnswer(availability)
    }
    put({ answer: { status: 'checking' } })
    const answer = await askForCard(product, day, signal)
    if (answer === 'failed') return put('failed')
    const found = { answer, refused: refusalOf('package', answer) !== undefined }
    put(found)
    if (answer.status !== 'blocked' && !isFree('package', answer) && !signal.aborted)
      put({ ...found, free: await freeDaysNear(product, day, today(), signal) })
  })
  useEffect(() => {
    const abort = new AbortController()
    void ask(abort.signal)
    return () => abort.abort()
  }, [product.key, day, over, attempt])
  return retry
}
