/** The day that a visitor chose first is in the address: `?date=2026-12-07`. */
import { spoken } from '../../../design-system/index.ts'
import { dayOf, dMy, type Day } from '../../text/dates.ts'
import { DAY_MESSAGES, dayPassed } from '../../text/dayMessages.ts'

export interface ChosenDay {
  day?: Day
  /** Set if the address names no bookable day. */
  problem?: string
}

export function chosenDay(search: string, today: Day): ChosenDay {
  const text = new URLSearchParams(search).get('date')
  if (!text) return {}
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const day = dayOf(Number(year), Number(month), Number(date))
  if (!day) return { problem: DAY_MESSAGES.unreadable }
  return day < today ? { problem: dayPassed(spoken(dMy(day))) } : { day }
}

/** @param path may already name another day. */
export function withDay(path: string, day: Day | undefined): string {
  const [page = path] = path.split('?')
  return day ? `${page}?date=${day}` : page
}
