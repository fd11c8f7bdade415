/** What was typed for a studio tour: it outlives the page, a failed payment and the way to the login (RECF-07 to 09). */
import { atom } from 'jotai'
import type { Day } from '../text/dates.ts'
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

/** In this tab's memory; `saveTour` writes it down. */
export const tourDraftAtom = atom<TourForm>(EMPTY_TOUR)

/** Spelt so in the documents (STOR-17). */
export const TOUR_KEY = 'recceeLocalDetails'

export function saveTour(form: TourForm): void {
  try {
    localStorage.setItem(TOUR_KEY, JSON.stringify(form))
  } catch {
    // The copy in memory survives the way to the login.
  }
}

/** Our own: what is not submitted yet survives the reload after a login from the header. Gone with the tab or a logout. */
const TYPED_KEY = 'TourDraft'

export function carryTour(form: TourForm): void {
  if (form === EMPTY_TOUR) return
  try {
    sessionStorage.setItem(TYPED_KEY, JSON.stringify(form))
  } catch {
    // The copy in memory serves this page.
  }
}

/** What was typed last, else what was saved. */
export function savedTour(): TourForm {
  try {
    return filled(parsed(sessionStorage.getItem(TYPED_KEY)), parsed(localStorage.getItem(TOUR_KEY)))
  } catch {
    return EMPTY_TOUR
  }
}

/** As far as it reads; a broken entry is an empty form. */
function parsed(text: string | null): TourForm {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return typeof kept === 'object' && kept !== null ? readTour(kept) : EMPTY_TOUR
  } catch {
    return EMPTY_TOUR
  }
}

function readTour(kept: object): TourForm {
  const found = Object.entries(kept).filter(([name, value]) => name in EMPTY_TOUR && typeof value === 'string')
  const form: TourForm = { ...EMPTY_TOUR, ...Object.fromEntries(found) }
  return /^\d{4}-\d{2}-\d{2}$/.test(form.date) ? form : { ...form, date: '' }
}

/** Fills only what is empty, so that nothing typed is lost. */
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
    sessionStorage.removeItem(TYPED_KEY)
  } catch {
    // It was never stored.
  }
}
onSessionEnd(forgetTour)
