import { isFree } from '../../shell/date/availability.ts'
import type { DayAvailability } from '../../shell/date/useDayOf.ts'
import { dMy, type Day } from '../../text/dates.ts'
import { DAY_MESSAGES } from '../../text/dayMessages.ts'

const answered = (availability: DayAvailability) => (availability === 'failed' ? undefined : availability.answer)

/** Announced once all cards have their answers; empty if none is for sale. */
export function freeOn(day: Day, availability: readonly DayAvailability[]): string {
  const { length } = availability
  const answers = availability.map(answered)
  if (length === 0 || answers.some((answer) => answer?.status === 'checking')) return ''
  const free = answers.filter((answer) => isFree('package', answer)).length
  const text = `${free} of ${length} ${length === 1 ? 'package is' : 'packages are'} free.`
  return `${dMy(day)}: ${availability.includes('failed') ? DAY_MESSAGES.unknown : text}`
}
