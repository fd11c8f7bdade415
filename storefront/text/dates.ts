/**
 * A calendar day in Asia/Kolkata: `2026-01-05` in code, `05 Jan 2026` on screen and on the wire (C-061). Month names
 * are hard-coded, because Intl prints "Sept" for en-IN.
 */
export type Day = `${number}-${number}-${number}`

export const TIME_ZONE = 'Asia/Kolkata'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** India has no daylight saving time. Creating an Intl formatter takes longer than all of this file. */
export const AHEAD_OF_UTC = 5.5 * 60 * 60 * 1000

/**
 * The day at the studio.
 * @param now in milliseconds since 1970.
 */
export function today(now: number = Date.now()): Day {
  return new Date(now + AHEAD_OF_UTC).toISOString().slice(0, 10) as Day
}

function utc(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** UTC midnight, for differences and weekdays only. */
function stamp(day: Day): number {
  return utc(day).getTime()
}

/** Undefined for impossible days such as 31 Feb. `month` is 1 to 12. */
export function dayOf(year: number, month: number, date: number): Day | undefined {
  const at = new Date(Date.UTC(year, month - 1, date))
  const real = at.getUTCFullYear() === year && at.getUTCDate() === date
  return real ? (at.toISOString().slice(0, 10) as Day) : undefined
}

/** `2026-01-05` → `05 Jan 2026`. */
export function dMy(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${date} ${MONTHS[Number(month) - 1]} ${year}`
}

/** `05 Jan 2026` → `2026-01-05`; undefined for anything else. */
export function parseDMy(value: string): Day | undefined {
  const [, date, monthName, year] = /^(\d{1,2}) ([A-Za-z]{3}) (\d{4})$/.exec(value.trim()) ?? []
  const month = MONTHS.findIndex((name) => name.toLowerCase() === monthName?.toLowerCase()) + 1
  return dayOf(Number(year), month, Number(date))
}

/** `2026-01-05` → `05/01/2026`, for the studio tour (CONST-37). */
export function slashed(day: Day): string {
  return day.split('-').reverse().join('/')
}

export function weekday(day: Day): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[utc(day).getUTCDay() as 0 | 1 | 2 | 3 | 4 | 5 | 6]
}

export function addDays(day: Day, days: number): Day {
  return new Date(stamp(day) + days * 86_400_000).toISOString().slice(0, 10) as Day
}

/** Negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((stamp(to) - stamp(from)) / 86_400_000)
}

/** `75` → `1:15`, `3675` → `1:01:15`. */
export function countdown(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
}
