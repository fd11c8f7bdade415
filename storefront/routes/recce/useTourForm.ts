import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { carryTour, NO_CATEGORY, filled, savedTour, tourDraftAtom, type TourForm } from '../../state/tourDraft.ts'
import { sessionAtom } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { today } from '../../text/dates.ts'
import { MESSAGES } from '../../text/messages.ts'
import { tourProblem, type TourProblem } from './problem.ts'
import { isInWindow, type TourCategory } from './tour.ts'

/** The id of a field's control. */
export const idOf = (field: keyof TourForm) => `tour-${field}`

/** What is typed, what of it is wrong, and where it comes back from (RECF-09, C-126). */
export function useTourForm(categories: readonly TourCategory[]) {
  const [form, setForm] = useAtom(tourDraftAtom)
  const session = useAtomValue(sessionAtom)
  const [problem, setProblem] = useState<TourProblem>()

  useEffect(() => {
    const saved = savedTour()
    setForm((typed) => filled(typed, { ...saved, date: saved.date < today() ? '' : saved.date, category: saved.category === NO_CATEGORY ? '' : saved.category }))
  }, [setForm])
  useEffect(() => {
    if (session.is === 'user') setForm((typed) => filled(typed, { fullName: session.name, email: session.email, phone: session.mobile }))
  }, [session, setForm])
  // After the reading above: what it finds is not overwritten by an empty form.
  useEffect(() => carryTour(form), [form])

  const refuse = (found: TourProblem): void => {
    setProblem(found)
    toast('error', found.text)
  }

  /** A time outside the window, or one that is none, is cleared and said (VAL-72 to VAL-77). */
  const checkTime = (): boolean => {
    const control = document.getElementById(idOf('startTime'))
    const isHalf = control instanceof HTMLInputElement && control.validity.badInput
    if (!isHalf && (form.startTime === '' || isInWindow(form.startTime))) return true
    setForm((typed) => ({ ...typed, startTime: '' }))
    // React knows nothing of a half-typed time: its value has been empty all along.
    if (isHalf) control.value = ''
    refuse({ field: 'startTime', text: MESSAGES.tourTimeOutside })
    return false
  }

  return {
    form,
    problem,
    category: categories.find(({ Id }) => String(Id) === form.category),
    change(field: keyof TourForm, value: string): void {
      setForm((typed) => ({ ...typed, [field]: value }))
      setProblem(undefined)
    },
    checkTime,
    /** Whether all of it may be sent; else says the first thing that stops and brings the focus there. */
    check(): boolean {
      const ids = categories.map(({ Id }) => String(Id))
      const found = tourProblem(form, ids, today())
      if (!found) {
        setProblem(undefined)
        return true
      }
      // A time that was just cleared has said more than that there is none.
      const isSaid = found.text === MESSAGES.tourTimeEmpty && problem?.text === MESSAGES.tourTimeOutside
      if (!isSaid && (found.field !== 'startTime' || checkTime())) refuse(found)
      document.getElementById(idOf(found.field))?.focus()
      return false
    },
  }
}
