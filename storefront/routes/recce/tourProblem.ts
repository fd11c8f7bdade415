/** The first problem of the tour form, in the required order (VAL-62 to VAL-76). */
import type { TourForm } from '../../state/tourDraft.ts'
import type { Day } from '../../text/dates.ts'
import { TOUR_MESSAGES } from '../../text/tourMessages.ts'
import { isEmail, isEmpty, isMobile, isName } from '../../text/rules.ts'
import { isInWindow, peopleOf } from './tour.ts'

export interface TourProblem {
  field: keyof TourForm
  text: string
}

/** @param offered ids of the categories. @param earliest today; a saved date may have passed. */
export function tourProblem(form: TourForm, offered: readonly string[], earliest: Day): TourProblem | undefined {
  const checks: readonly (readonly [field: keyof TourForm, stops: boolean, text: string])[] = [
    ['fullName', isEmpty(form.fullName), TOUR_MESSAGES.tourNameEmpty],
    ['fullName', !isName(form.fullName), TOUR_MESSAGES.tourNameInvalid],
    ['email', isEmpty(form.email), TOUR_MESSAGES.tourEmailEmpty],
    ['email', !isEmail(form.email), TOUR_MESSAGES.tourEmailInvalid],
    ['phone', isEmpty(form.phone), TOUR_MESSAGES.tourPhoneEmpty],
    ['phone', !isMobile(form.phone), TOUR_MESSAGES.tourPhoneInvalid],
    ['category', !offered.includes(form.category), TOUR_MESSAGES.tourCategoryEmpty],
    ['people', peopleOf(form.people) === 0, TOUR_MESSAGES.tourPeopleEmpty],
    ['date', form.date === '' || form.date < earliest, TOUR_MESSAGES.tourDateEmpty],
    ['startTime', form.startTime === '', TOUR_MESSAGES.tourTimeEmpty],
    ['startTime', !isInWindow(form.startTime), TOUR_MESSAGES.tourTimeOutside],
  ]
  const found = checks.find(([, stops]) => stops)
  return found && { field: found[0], text: found[2] }
}
