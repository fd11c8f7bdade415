/** The days nearest to a sold-out one that still have room. */
import { addDays, type Day } from '../../text/dates.ts'
import { isFull } from './availability.ts'
import { askInTurn, type Product } from './days.ts'

export const FREE_DAYS = 3
/** Before the day and after it. */
const WITHIN_DAYS = 15

/** From the nearest to the farthest; of two equally near the later one first. */
export function daysAround(day: Day, earliest: Day): Day[] {
  const around: Day[] = []
  for (let away = 1; away <= WITHIN_DAYS; away += 1) around.push(addDays(day, away), addDays(day, -away))
  return around.filter((other) => other >= earliest)
}

/**
 * What is known comes first. Unknown days are asked for one by one, within the calls a minute that the settings allow for
 * days nobody picked; without such calls it is what calendars have shown.
 */
export async function freeDaysNear(product: Product, day: Day, earliest: Day, signal: AbortSignal): Promise<Day[]> {
  const free: Day[] = []
  for (const other of daysAround(day, earliest)) {
    if (free.length === FREE_DAYS || signal.aborted) break
    const answer = await askInTurn(product, other, signal)
    // A provider that is busy or fails is not asked for days that nobody picked.
    if (answer === 'tooMuch' || answer === 'failed') break
    if (answer !== 'unasked' && answer.status === 'known' && !isFull(answer)) free.push(other)
  }
  return [...free].sort()
}
