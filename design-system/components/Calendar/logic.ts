/** The first and the last day of the month a day is in, as `YYYY-MM-DD`. */
export function monthOf(day: string): { first: string; last: string } {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const start = day.slice(0, 7)
  return { first: `${start}-01`, last: `${start}-${last}` }
}

/**
 * The words of a day, with 'Today, ' before that of the studio only: React Aria says it of the device's day and takes
 * no time zone. Its sentences are English here, as the calendar's locale is.
 */
export function wordsOf(words: string, isToday: boolean): string {
  return `${isToday ? 'Today, ' : ''}${words.replace(/^Today, /, '')}`
}
