import { atom } from 'jotai'
import { sessionAtom } from '../../state/session.ts'
import { store } from '../../state/store.ts'
import { carryTour, filled, savedTour, tourDraftAtom, type TourForm } from '../../state/tourDraft.ts'
import { today } from '../../text/dates.ts'

/** Most come as two. */
export const USUAL_PEOPLE = '2'

/** The tour's draft; every change is kept in session storage. */
export const tourFormAtom = atom(
  (get) => get(tourDraftAtom),
  (get, set, change: (form: TourForm) => TourForm) => {
    const form = change(get(tourDraftAtom))
    set(tourDraftAtom, form)
    carryTour(form)
  },
)

// Fills the form when it appears, not earlier because prerendered pages have an empty one, and when somebody logs in.
tourFormAtom.onMount = (set) => {
  const fill = (from: Partial<TourForm>): void => set((form) => filled(form, from))
  const fillFromSession = (): void => {
    const session = store.get(sessionAtom)
    if (session.status === 'user') fill({ fullName: session.name, email: session.email, phone: session.mobile })
  }
  const saved = savedTour()
  fill({ ...saved, people: saved.people || USUAL_PEOPLE, date: saved.date < today() ? '' : saved.date })
  fillFromSession()
  // A microtask later, because another visitor's draft is forgotten only after the session has changed.
  return store.sub(sessionAtom, () => queueMicrotask(fillFromSession))
}
