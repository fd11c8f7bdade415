/** The day that a visitor chose first is in the address: `?date=2026-12-07`. */
import { spoken } from '../../../design-system/index.ts'
import { dayOf, dMy, type Day } from '../../text/dates.ts'

export const OTHER_DAY = 'Choose another day.'

interface ChosenDay {
  day?: Day
  /** Set if the address names no bookable day. */
  problem?: string
}

export function chosenDay(search: string, today: Day): ChosenDay {
  const text = new URLSearchParams(search).get('date')
  if (!text) return {}
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const day = dayOf(Number(year), Number(month), Number(date))
  if (!day) return { problem: 'The date in this address is not a real day. Choose one from the calendar.' }
  return day < today ? { problem: `${spoken(dMy(day))} has passed. ${OTHER_DAY}` } : { day }
}
