/** The list of stays in the dialog, before they are added to the cart (COTT-20 to 28). */
import type { Addition } from '../../api/addToCart.ts'
import type { Id } from '../../api/contract/wire.ts'
import { isBookable, type Answer } from '../../shell/date/availability.ts'
import { dMy, type Day } from '../../text/dates.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'

export interface ChosenStay {
  /** StayId and ProductId of the API (C-076). */
  stayId: Id
  name: string
  day: Day
}

export type Selection = readonly ChosenStay[]

type Verdict = { status: 'joined'; selection: Selection } | { status: 'refused'; at: 'date' | 'form'; text: string }

export function join(
  selection: Selection,
  stay: Omit<ChosenStay, 'day'>,
  day: Day | undefined,
  answer: Answer | undefined,
): Verdict {
  if (!day) return { status: 'refused', at: 'date', text: BOOKING_MESSAGES.dateEmpty }
  if (!isBookable('stay', answer)) return { status: 'refused', at: 'form', text: BOOKING_MESSAGES.cottageNotAvailable }
  const there = selection.some(({ stayId }) => String(stayId) === String(stay.stayId))
  if (there) return { status: 'refused', at: 'form', text: BOOKING_MESSAGES.stayExists }
  return { status: 'joined', selection: [...selection, { ...stay, day }] }
}

export function without(selection: Selection, stayId: Id): Selection {
  return selection.filter((stay) => stay.stayId !== stayId)
}

export function additionsOf(selection: Selection): Addition[] {
  return selection.map(({ stayId, day }) => ({ type: 'stay', productId: stayId, date: dMy(day) }))
}
