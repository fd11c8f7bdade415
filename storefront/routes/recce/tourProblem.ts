/** Problems of the tour form, in the required order (VAL-62 to VAL-76). */
import type { TourForm } from '../../state/tourDraft.ts'
import { today } from '../../text/dates.ts'
import { hasBegun, minutesOf } from '../../text/times.ts'
import { TOUR_MESSAGES } from '../../text/tourMessages.ts'
import { isEmail, isEmpty } from '../../text/fields.ts'
import { isMobile, isName } from '../../text/rules.ts'
import { isInWindow, peopleOf, TIME_OUTSIDE } from './tour.ts'

export type TourProblems = Partial<Record<keyof TourForm, string>>

/**
 * At most one problem per field.
 * @param offered ids of the categories.
 * @param now milliseconds since 1970: a saved date may have passed, and a page may stay open past its hour.
 */
export function tourProblems(form: TourForm, offered: readonly string[], now: number): TourProblems {
  const checks: readonly (readonly [field: keyof TourForm, stops: boolean, text: string])[] = [
    ['fullName', isEmpty(form.fullName), TOUR_MESSAGES.nameEmpty],
    ['fullName', !isName(form.fullName), TOUR_MESSAGES.nameInvalid],
    ['email', isEmpty(form.email), TOUR_MESSAGES.emailEmpty],
    ['email', !isEmail(form.email), TOUR_MESSAGES.emailInvalid],
    ['phone', isEmpty(form.phone), TOUR_MESSAGES.phoneEmpty],
    ['phone', !isMobile(form.phone), TOUR_MESSAGES.phoneInvalid],
    ['category', !offered.includes(form.category), TOUR_MESSAGES.categoryEmpty],
    ['people', peopleOf(form.people) === 0, TOUR_MESSAGES.peopleEmpty],
    ['date', form.date === '' || form.date < today(now), TOUR_MESSAGES.dateEmpty],
    ['startTime', form.startTime === '', TOUR_MESSAGES.timeEmpty],
    ['startTime', !isInWindow(form.startTime), TIME_OUTSIDE],
    ['startTime', isTimeOver(form, now), TOUR_MESSAGES.timeOver],
  ]
  const found: TourProblems = {}
  for (const [field, stops, text] of checks) if (stops) found[field] ??= text
  return found
}

export function isTimeOver({ date, startTime }: Pick<TourForm, 'date' | 'startTime'>, now = Date.now()): boolean {
  const start = minutesOf(startTime)
  return date !== '' && start !== undefined && hasBegun(date, start, now)
}
