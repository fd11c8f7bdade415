/** Times as 'HH:mm', 24 hours, as in native time fields. */

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/
const DAY = 24 * 60

export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = TIME.exec(time) ?? []
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

const timeAt = (minutes: number) =>
  [Math.trunc(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** The end of a duration, wrapping at midnight. Undefined without a start. */
export function endTime(start: string, lasts: number): string | undefined {
  const from = minutesOf(start)
  return from === undefined || !Number.isInteger(lasts) || lasts < 0 ? undefined : timeAt((from + lasts) % DAY)
}
