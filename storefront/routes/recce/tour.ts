import { TOUR } from '#brand/tour.ts'
import type { GetRecceCategory } from '../../api/contract/catalogue/tours.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'
import { clock, minutesOf } from '../../text/times.ts'
import { tourTimeDiffers } from '../../text/tourMessages.ts'
import { minus, paiseOf, ZERO, type Paise } from '../../text/money.ts'

export type ListedTour = AnswerOf<typeof GetRecceCategory>['reccecategorylist'][number]
/** A tour can be booked here only if it has a price. */
export type TourCategory = ListedTour & { PerHeadPrice: Paise }

export function isPriced(tour: ListedTour): tour is TourCategory {
  return tour.PerHeadPrice !== null
}

/** A tour may lack a name. */
export function nameOf({ CategoryName }: Pick<ListedTour, 'CategoryName'>): string {
  return CategoryName.trim() || 'Tour'
}

const OPENING = TOUR.opens * 60
const CLOSING = TOUR.closes * 60
/** Inclusive (CONST-36). */
export const OPENS = asTime(OPENING)
export const CLOSES = asTime(CLOSING)
/** `7 AM and 9 PM` */
export const TOUR_HOURS = `${shortly(OPENING)} and ${shortly(CLOSING)}`
export const TIME_OUTSIDE = `Please select a time between ${TOUR_HOURS}`
const DAY = 24 * 60
const SLOT = 2 * 60
const GST_PERCENT = 18

/** Offers only starts whose tour ends before the studio closes. */
export function slotsFor(category: Pick<TourCategory, 'TimeInMinitues'> | undefined): number[] {
  const starts: number[] = []
  for (let start = OPENING; start + (category?.TimeInMinitues ?? SLOT) <= CLOSING; start += SLOT) starts.push(start)
  return starts
}

/** `540` → `09:00`, the format of the form. */
export function asTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

export function isInWindow(time: string): boolean {
  return /^\d\d:[0-5]\d$/.test(time) && time >= OPENS && time <= CLOSES
}

export interface Hours {
  /** Minutes after midnight. */
  start: number
  end: number
  isCapped: boolean
}

/** With tours from 7 to 21, an end whose hour is 21 to 23 or 0 to 8 becomes 21:00 (C-114). */
export function hoursOf(
  startTime: string,
  category: Pick<TourCategory, 'TimeInMinitues'> | undefined,
): Hours | undefined {
  const start = minutesOf(startTime)
  if (start === undefined || !category) return undefined
  const end = (start + category.TimeInMinitues) % DAY
  const hour = Math.floor(end / 60)
  const isCapped = hour >= TOUR.closes || hour <= TOUR.opens + 1
  return { start, end: isCapped ? CLOSING : end, isCapped }
}

/** `10:00 AM` */
export function spoken(minutes: number): string {
  return clock(minutes).toUpperCase()
}

/** `10 AM`, `10:30 AM` */
export function shortly(minutes: number): string {
  return spoken(minutes).replace(':00', '')
}

/** `10:00 AM - 11:00 AM`, on screen and on the wire (RECCE-19, C-087). */
export function visitingTime({ start, end }: Hours): string {
  return `${spoken(start)} - ${spoken(end)}`
}

/** Warnings do not block the booking (VAL-79, C-114, C-116). */
export function warningsOf(
  hours: Hours | undefined,
  category: Pick<TourCategory, 'TimeInMinitues'> | undefined,
): string[] {
  if (!hours || !category) return []
  const differs = hours.end - hours.start !== category.TimeInMinitues
  return [
    ...(hours.isCapped ? [`The end time will be ${shortly(CLOSING)}, you can choose different slot`] : []),
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
