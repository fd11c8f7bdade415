import type { Day } from '../../text/dates.ts'

/** @param path may already name another day. */
export function withDay(path: string, day: Day | undefined): string {
  const [page = path] = path.split('?')
  return day ? `${page}?date=${day}` : page
}
