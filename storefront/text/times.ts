/** Times of day at the studio, as minutes after midnight. Few pages load this. */
import { AHEAD_OF_UTC, today, type Day } from './dates.ts'

/**
 * Whether something has started at the studio; its first minute counts.
 * @param start minutes after midnight; without it the day has to be over.
 */
export function hasBegun(day: Day, start: number | undefined, now: number = Date.now()): boolean {
  const current = today(now)
  if (day !== current) return day < current
  return start !== undefined && start <= Math.floor((now + AHEAD_OF_UTC) / 60_000) % (24 * 60)
}

/** Minutes after midnight from `14:00`, `2:00 PM`, `02:00 pm` or `14:00:00`; undefined for anything else. */
export function minutesOf(time: string): number | undefined {
  const found = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?\.?m?\.?$/i.exec(time.trim())
  if (!found) return undefined
  const hour = Number(found[1])
  const minute = Number(found[2])
  const half = found[3]?.toLowerCase()
  if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return undefined
  return ((half ? hour % 12 : hour) + (half === 'p' ? 12 : 0)) * 60 + minute
}

/** `840` → `2:00 pm`. */
export function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** `2:00 pm` at the studio, from milliseconds since 1970. */
export function clockAt(moment: number): string {
  return clock(Math.floor((moment + AHEAD_OF_UTC) / 60_000))
}

/** `2:00 pm – 8:00 pm`; a malformed time is shown unchanged. Empty when both are missing. */
export function timeWindow(start: string, end: string): string {
  const said = [start, end].filter(Boolean).map((time) => {
    const minutes = minutesOf(time)
    return minutes === undefined ? time : clock(minutes)
  })
  return said.join(' – ')
}
