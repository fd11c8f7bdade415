import { useAtom } from 'jotai'
import { useState } from 'react'
import { toastAndFocus } from '../../shell/toastAndFocus.ts'
import { useControlRefs } from '../../shell/useControlRefs.ts'
import type { TourForm } from '../../state/tourDraft.ts'
import { toast } from '../../state/toasts.ts'
import { TOUR_MESSAGES } from '../../text/tourMessages.ts'
import { tourFormAtom } from './tourFormAtom.ts'
import { tourProblem, type TourProblem } from './tourProblem.ts'
import { isInWindow, type TourCategory } from './tour.ts'

type Controls = Record<Exclude<keyof TourForm, 'category'>, HTMLInputElement> & { category: HTMLSelectElement }

/** The draft of a tour and its first problem (RECF-09, C-126). */
export function useTourForm(categories: readonly TourCategory[]) {
  const [form, setForm] = useAtom(tourFormAtom)
  const [problem, setProblem] = useState<TourProblem>()
  const refOf = useControlRefs<Controls>()

  /** Outside the window, or half typed. */
  const isTimeWrong = (): boolean => {
    const isHalf = refOf('startTime').current?.validity.badInput ?? false
    return isHalf || (form.startTime !== '' && !isInWindow(form.startTime))
  }

  const clearTime = (): void => {
    const control = refOf('startTime').current
    // React does not clear a half-typed time: to it, the value was empty before.
    if (control) control.value = ''
    setForm((typed) => ({ ...typed, startTime: '' }))
    setProblem({ field: 'startTime', text: TOUR_MESSAGES.timeOutside })
  }

  return {
    form,
    problem,
    refOf,
    category: categories.find(({ Id }) => String(Id) === form.category),
    change(field: keyof TourForm, value: string): void {
      setForm((typed) => ({ ...typed, [field]: value }))
      setProblem(undefined)
    },
    /** Clears a wrong time and says so (VAL-72 to VAL-77). */
    checkTime(): void {
      if (!isTimeWrong()) return
      clearTime()
      toast('error', TOUR_MESSAGES.timeOutside)
    },
    /** @returns whether the form can be sent; otherwise shows its first problem and focuses the field. */
    check(): boolean {
      const ids = categories.map(({ Id }) => String(Id))
      const found = tourProblem(form, ids, Date.now())
      if (!found) {
        setProblem(undefined)
        return true
      }
      // A time that was just cleared still shows why; "empty" would say less.
      const isSaid = found.text === TOUR_MESSAGES.timeEmpty && problem?.text === TOUR_MESSAGES.timeOutside
      const control = refOf(found.field).current
      if (isSaid) control?.focus()
      else if (found.field === 'startTime' && isTimeWrong()) {
        clearTime()
        toastAndFocus(control, TOUR_MESSAGES.timeOutside)
      } else {
        setProblem(found)
        toastAndFocus(control, found.text)
      }
      return false
    },
  }
}
