/** The studio tour form's draft. It survives leaving the page, a failed payment and the login (RECF-07 to RECF-09). */
import { atom } from 'jotai'
import * as v from 'valibot'
import { storedValue } from '../storage.ts'
import { TOUR_DRAFT_KEY, TOUR_KEY } from '../storageKeys.ts'
import type { Day } from '../text/dates.ts'
import { onSessionEnd } from './session.ts'
import { store } from './store.ts'

export const NO_CATEGORY = '0'

const text = v.fallback(v.string(), '')
const schema = v.object({
  fullName: text,
  email: text,
  phone: text,
  /** The category's id; `0` is none (RECCE-06). */
  category: v.fallback(v.string(), NO_CATEGORY),
  people: text,
  date: v.fallback(
    v.custom<Day | ''>((value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value))),
    '',
  ),
  /** `HH:mm`. */
  startTime: text,
})
export type TourForm = v.InferOutput<typeof schema>

export const EMPTY_TOUR = v.safeParse(schema, {}).output as TourForm

/** In memory only; `saveTour` stores it. */
export const tourDraftAtom = atom<TourForm>(EMPTY_TOUR)

const submitted = storedValue('local', TOUR_KEY, schema)
const typed = storedValue('session', TOUR_DRAFT_KEY, schema)

export const saveTour = submitted.write

/** Keeps a form that is not submitted over the reload after a login from the header. */
export function carryTour(form: TourForm): void {
  if (form !== EMPTY_TOUR) typed.write(form)
}

export const savedTour = (): TourForm => filled(typed.read() ?? EMPTY_TOUR, submitted.read() ?? {})

export function filled(form: TourForm, from: Partial<TourForm>): TourForm {
  const missing = Object.entries(from).filter(([name, value]) => {
    const field = name as keyof TourForm
    return value !== '' && form[field] === EMPTY_TOUR[field]
  })
  return { ...form, ...Object.fromEntries(missing) }
}

export function forgetTour(): void {
  store.set(tourDraftAtom, EMPTY_TOUR)
  submitted.forget()
  typed.forget()
}
onSessionEnd(forgetTour)
