/** What has started at the studio can be neither chosen nor paid for. */
import type { Day } from '../../storefront/text/dates.ts'
import { clock, hasBegun, minutesOf } from '../../storefront/text/times.ts'

/** A package without hours starts when the gates open. */
const GATES_OPEN = 7 * 60

/** Minutes after midnight. */
export function startOf({ StartTime }: { readonly StartTime: string }): number {
  return minutesOf(StartTime) ?? GATES_OPEN
}

/** @returns the refusal; undefined while it can still be booked. */
export function overForToday(
  pkg: { readonly name: string; readonly StartTime: string },
  day: Day,
  now: number,
): string | undefined {
  const start = startOf(pkg)
  return hasBegun(day, start, now) ? `Over for today: ${pkg.name} begins at ${clock(start)}.` : undefined
}
