/** Says 'Today, ' for the studio's today only. React Aria uses the device's time zone. */
export function labelOf(words: string, isToday: boolean): string {
  return `${isToday ? 'Today, ' : ''}${words.replace(/^Today, /, '')}`
}
