export function monthOf(day: string): { first: string; last: string } {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const start = day.slice(0, 7)
  return { first: `${start}-01`, last: `${start}-${last}` }
}

/** Says 'Today, ' for the studio's today only. React Aria uses the device's time zone. */
export function labelOf(words: string, isToday: boolean): string {
  return `${isToday ? 'Today, ' : ''}${words.replace(/^Today, /, '')}`
}
