/** What was typed for a studio tour: survives the page, a failed payment and the login (RECF-07 to 09). */
import { atom } from 'jotai'
import * as v from 'valibot'
import { TOUR_DRAFT_KEY, TOUR_KEY } from '../storageKeys.ts'
import type { Day } from '../text/dates.ts'
import { parseJson } from '../text/parseJson.ts'
import { onSessionEnd } from './session.ts'
import { store } from './store.ts'

export interface TourForm {
  fullName: string
  email: string
  phone: string
  /** The category's id; `0` is none (RECCE-06). */
  category: string
  people: string
  date: Day | ''
  /** `HH:mm`. */
  startTime: string
}

export const NO_CATEGORY = '0'

export const EMPTY_TOUR: TourForm = {
  fullName: '',
  email: '',
  phone: '',
  category: NO_CATEGORY,
  people: '',
  date: '',
  startTime: '',
}

/** In memory; `saveTour` stores it. */
export const tourDraftAtom = atom<TourForm>(EMPTY_TOUR)

export function saveTour(form: TourForm): void {
  try {
    localStorage.setItem(TOUR_KEY, JSON.stringify(form))
  } catch {
    // The copy in memory survives the login.
  }
}

/** Keeps what is not submitted over the reload after a login from the header. */
export function carryTour(form: TourForm): void {
  if (form === EMPTY_TOUR) return
  try {
    sessionStorage.setItem(TOUR_DRAFT_KEY, JSON.stringify(form))
  } catch {
    // The copy in memory serves this page.
  }
}

/** What was typed last, else what was saved. */
export function savedTour(): TourForm {
  try {
    return filled(parsed(sessionStorage.getItem(TOUR_DRAFT_KEY)), parsed(localStorage.getItem(TOUR_KEY)))
  } catch {
    return EMPTY_TOUR
  }
}

/** A missing or malformed field is empty. */
const schema = v.object({
  fullName: v.fallback(v.string(), ''),
  email: v.fallback(v.string(), ''),
  phone: v.fallback(v.string(), ''),
  category: v.fallback(v.string(), NO_CATEGORY),
  people: v.fallback(v.string(), ''),
  date: v.fallback(
    v.custom<Day | ''>((value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value))),
    '',
  ),
  startTime: v.fallback(v.string(), ''),
})

function parsed(text: string | null): TourForm {
  return parseJson(schema, text) ?? EMPTY_TOUR
}

/** Fills only empty fields. */
export function filled(form: TourForm, from: Partial<TourForm>): TourForm {
  const missing = Object.entries(from).filter(([name, value]) => {
    const field = name as keyof TourForm
    return value !== '' && form[field] === EMPTY_TOUR[field]
  })
  return { ...form, ...Object.fromEntries(missing) }
}

export function forgetTour(): void {
  store.set(tourDraftAtom, EMPTY_TOUR)
  try {
    localStorage.removeItem(TOUR_KEY)
    sessionStorage.removeItem(TOUR_DRAFT_KEY)
  } catch {
    // It was never stored.
  }
}
onSessionEnd(forgetTour)
