import { atom } from 'jotai'
import { sessionAtom } from '../../state/session.ts'
import { store } from '../../state/store.ts'
import { carryTour, filled, savedTour, tourDraftAtom, type TourForm } from '../../state/tourDraft.ts'
import { today } from '../../text/dates.ts'

/** The most common number. */
const USUAL_PEOPLE = '2'

/** Every change is kept in session storage. */
export const tourFormAtom = atom(
  (get) => get(tourDraftAtom),
  (get, set, change: (form: TourForm) => TourForm) => {
    const form = change(get(tourDraftAtom))
    set(tourDraftAtom, form)
    carryTour(form)
  },
)

// Fills the form on mount, not earlier, because prerendered pages have an empty one, and after a login.
tourFormAtom.onMount = (set) => {
  const fill = (from: Partial<TourForm>): void => set((form) => filled(form, from))
  const fillFromSession = (): void => {
    const session = store.get(sessionAtom)
    if (session.status === 'user') fill({ fullName: session.name, email: session.email, phone: session.mobile })
  }
  const saved = savedTour()
  fill({ ...saved, people: saved.people || USUAL_PEOPLE, date: saved.date < today() ? '' : saved.date })
  fillFromSession()
  // Deferred by a microtask, because another visitor's draft is cleared only after the session has changed.
  return store.sub(sessionAtom, () => queueMicrotask(fillFromSession))
}
