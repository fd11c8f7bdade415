import { useAtom } from 'jotai'
import { useState } from 'react'
import { toastAndFocus, useControlRefs } from '../../shell/focus.ts'
import type { TourForm } from '../../state/tourDraft.ts'
import { toast } from '../../state/toasts.ts'
import { tourFormAtom } from './tourFormAtom.ts'
import { tourProblems, type TourProblems } from './tourProblem.ts'
import { isInWindow, TIME_OUTSIDE, type TourCategory } from './tour.ts'

type Controls = Record<Exclude<keyof TourForm, 'category'>, HTMLInputElement> & { category: HTMLSelectElement }

export function useTourForm(categories: readonly TourCategory[]) {
  const [form, setForm] = useAtom(tourFormAtom)
  const [problems, setProblems] = useState<TourProblems>({})
  const refOf = useControlRefs<Controls>()

  /** The time is outside the opening hours, or half typed. */
  const isTimeWrong = (): boolean => {
    const isHalf = refOf('startTime').current?.validity.badInput ?? false
    return isHalf || (form.startTime !== '' && !isInWindow(form.startTime))
  }

  const clearTime = (): void => {
    const control = refOf('startTime').current
    // React does not clear a half-typed time, because its value was already empty.
    if (control) control.value = ''
    setForm((typed) => ({ ...typed, startTime: '' }))
    setProblems((all) => ({ ...all, startTime: TIME_OUTSIDE }))
  }

  return {
    form,
    problems,
    refOf,
    category: categories.find(({ Id }) => String(Id) === form.category),
    change(field: keyof TourForm, value: string): void {
      setForm((typed) => ({ ...typed, [field]: value }))
      setProblems((all) => ({ ...all, [field]: undefined }))
    },
    /** Clears a wrong time and shows why (VAL-72 to VAL-77). */
    checkTime(): void {
      if (!isTimeWrong()) return
      clearTime()
      toast('error', TIME_OUTSIDE)
    },
    /** @returns whether the form can be sent; otherwise shows every problem, toasts the first and focuses its field. */
    check(): boolean {
      const ids = categories.map(({ Id }) => String(Id))
      const found = tourProblems(form, ids, Date.now())
      // A cleared time still shows why it was refused; "empty" would say less.
      const isSaid = problems.startTime === TIME_OUTSIDE && form.startTime === ''
      const isWrong = isTimeWrong()
      if (isWrong) clearTime()
      if (isWrong || isSaid) found.startTime = TIME_OUTSIDE
      setProblems(found)
      const [first] = Object.keys(found) as (keyof TourForm)[]
      if (!first) return true
      toastAndFocus(refOf(first).current, found[first] ?? '')
      return false
    },
  }
}
