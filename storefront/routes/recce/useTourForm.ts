import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { refuseAt } from '../../shell/refuseAt.ts'
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
    setForm((typed) =>
      filled(typed, {
        ...saved,
        date: saved.date < today() ? '' : saved.date,
        category: saved.category === NO_CATEGORY ? '' : saved.category,
      }),
    )
  }, [setForm])
  useEffect(() => {
    if (session.status === 'user')
      setForm((typed) => filled(typed, { fullName: session.name, email: session.email, phone: session.mobile }))
  }, [session, setForm])
  // After the reading above: what it finds is not overwritten by an empty form.
  useEffect(() => carryTour(form), [form])

  /** Outside the window, or half typed. */
  const isTimeWrong = (): boolean => {
    const control = document.getElementById(idOf('startTime'))
    const isHalf = control instanceof HTMLInputElement && control.validity.badInput
    return isHalf || (form.startTime !== '' && !isInWindow(form.startTime))
  }

  const clearTime = (): void => {
    const control = document.getElementById(idOf('startTime'))
    // React knows nothing of a half-typed time: its value has been empty all along.
    if (control instanceof HTMLInputElement) control.value = ''
    setForm((typed) => ({ ...typed, startTime: '' }))
    setProblem({ field: 'startTime', text: MESSAGES.tourTimeOutside })
  }

  return {
    form,
    problem,
    category: categories.find(({ Id }) => String(Id) === form.category),
    change(field: keyof TourForm, value: string): void {
      setForm((typed) => ({ ...typed, [field]: value }))
      setProblem(undefined)
    },
    /** A wrong time is cleared and said (VAL-72 to VAL-77). */
    checkTime(): void {
      if (!isTimeWrong()) return
      clearTime()
      toast('error', MESSAGES.tourTimeOutside)
    },
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
      const field = document.getElementById(idOf(found.field))
      if (isSaid) field?.focus()
      else if (found.field === 'startTime' && isTimeWrong()) {
        clearTime()
        refuseAt(field, MESSAGES.tourTimeOutside)
      } else {
        setProblem(found)
        refuseAt(field, found.text)
      }
      return false
    },
  }
}
