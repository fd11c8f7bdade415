import { useState } from 'react'
import type { Result } from '../state/request.ts'
import { toast } from '../state/toasts.ts'

/** The one call of a dialog with a date, and what stops it: shown at the date, or above the button. */
export function useSubmission() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ at: 'date' | 'form'; text: string }>()
  return {
    busy,
    problemAt: (at: 'date' | 'form') => (problem?.at === at ? problem.text : undefined),
    setProblem,
    refuse(at: 'date' | 'form', text: string): void {
      setProblem({ at, text })
      toast('error', text)
    },
    /** Stays busy after a success, because the dialog is about to close. @returns whether it succeeded. */
    async submit(call: () => Promise<Result<{ Msg: string }>>): Promise<boolean> {
      setBusy(true)
      setProblem(undefined)
      const outcome = await call()
      if (outcome.status === 'done') {
        toast('success', outcome.value.Msg)
        return true
      }
      setBusy(false)
      if (outcome.status !== 'dropped') setProblem({ at: 'form', text: outcome.msg })
      return false
    },
  }
}
