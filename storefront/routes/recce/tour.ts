import type { GetRecceCategory } from '../../api/contract/catalogue.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'
import { clock, minutesOf } from '../../text/dates.ts'
import { TOUR_MESSAGES, tourTimeDiffers } from '../../text/tourMessages.ts'
import { minus, paiseOf, ZERO, type Paise } from '../../text/money.ts'

export type ListedTour = AnswerOf<typeof GetRecceCategory>['reccecategorylist'][number]
/** With a price: without one a tour cannot be booked here. */
export type TourCategory = ListedTour & { PerHeadPrice: Paise }

export function isPriced(tour: ListedTour): tour is TourCategory {
  return tour.PerHeadPrice !== null
}

/** A tour may have no name. */
export function nameOf({ CategoryName }: Pick<ListedTour, 'CategoryName'>): string {
  return CategoryName.trim() || 'Tour'
}

/** Inclusive (CONST-36). */
export const OPENS = '07:00'
export const CLOSES = '21:00'
const NINE_PM = 21 * 60
const DAY = 24 * 60
const GST_PERCENT = 18

/** Starts that are offered, two hours apart: those whose tour ends by nine. */
export function slotsFor(category: Pick<TourCategory, 'TimeInMinitues'> | undefined): number[] {
  const length = category?.TimeInMinitues ?? 0
  const starts = [7, 9, 11, 13, 15, 17, 19].map((hour) => hour * 60)
  return starts.filter((start) => start + length <= NINE_PM)
}

/** `540` → `09:00`, as the form keeps a time. */
export function asTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

export function isInWindow(time: string): boolean {
  const at = /^\d{2}:\d{2}$/.test(time) ? minutesOf(time) : undefined
  return at !== undefined && at >= 7 * 60 && at <= NINE_PM
}

export interface Hours {
  /** Minutes after midnight. */
  start: number
  end: number
  isCapped: boolean
}

/** An end whose hour is 21 to 23 or 0 to 8 becomes 21:00 (C-114). */
export function hoursOf(
  startTime: string,
  category: Pick<TourCategory, 'TimeInMinitues'> | undefined,
): Hours | undefined {
  const start = minutesOf(startTime)
  if (start === undefined || !category) return undefined
  const end = (start + category.TimeInMinitues) % DAY
  const hour = Math.floor(end / 60)
  const isCapped = hour >= 21 || hour <= 8
  return { start, end: isCapped ? NINE_PM : end, isCapped }
}

/** `10:00 AM` */
export function spoken(minutes: number): string {
  return clock(minutes).toUpperCase()
}

/** `10:00 AM - 11:00 AM`, on screen and on the wire (RECCE-19, C-087). */
export function visitingTime({ start, end }: Hours): string {
  return `${spoken(start)} - ${spoken(end)}`
}

/** Warnings only; they do not block the booking (C-114, C-116). */
export function warningsOf(
  hours: Hours | undefined,
  category: Pick<TourCategory, 'TimeInMinitues'> | undefined,
): string[] {
  if (!hours || !category) return []
  const differs = hours.end - hours.start !== category.TimeInMinitues
  return [
    ...(hours.isCapped ? [TOUR_MESSAGES.endsAtNine] : []),
    ...(differs ? [tourTimeDiffers(category.TimeInMinitues)] : []),
  ]
}

export function peopleOf(typed: string): number {
  return /^\d{1,3}$/.test(typed) ? Number(typed) : 0
}

/** The price per head includes GST (CONST-35). */
export function totalOf(people: string, category: Pick<TourCategory, 'PerHeadPrice'> | undefined): Paise {
  return category ? paiseOf(category.PerHeadPrice * peopleOf(people)) : ZERO
}

export function gstWithin(total: Paise): Paise {
  return minus(total, paiseOf(Math.round((total * 100) / (100 + GST_PERCENT))))
}
