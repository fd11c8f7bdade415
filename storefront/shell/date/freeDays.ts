/** Finds the free days nearest to a day that is not free. */
import { addDays, type Day } from '../../text/dates.ts'
import { isFree } from './availability.ts'
import { askInTurn, type Product } from './days.ts'

const FREE_DAYS = 3
/** Before and after the day. */
const WITHIN_DAYS = 15

/** Nearest first; of two equally near days the later one comes first. */
export function daysAround(day: Day, earliest: Day): Day[] {
  const around: Day[] = []
  for (let away = 1; away <= WITHIN_DAYS; away += 1) around.push(addDays(day, away), addDays(day, -away))
  return around.filter((other) => other >= earliest)
}

/**
 * Uses cached days first and then checks others one by one, within the calls per minute that the settings allow for
 * days nobody picked.
 */
export async function freeDaysNear(product: Product, day: Day, earliest: Day, signal: AbortSignal): Promise<Day[]> {
  const free: Day[] = []
  for (const other of daysAround(day, earliest)) {
    if (free.length === FREE_DAYS || signal.aborted) break
    const answer = await askInTurn(product, other, signal)
    // An overloaded or failing provider gets no calls for days that nobody picked.
    if (answer === 'tooMuch' || answer === 'failed') break
    if (answer !== 'unasked' && isFree('package', answer)) free.push(other)
  }
  return [...free].sort()
}
