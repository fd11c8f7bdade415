import { Suspense, useState } from 'react'
import { lazyWithPreload } from './lazyWithPreload.ts'
import * as css from './CommonQuestions.css.ts'

const CommonAnswers = lazyWithPreload(async () => (await import('./CommonAnswers.tsx')).CommonAnswers)

/** Common questions before a booking, loaded when opened. */
export function CommonQuestions() {
  const [open, setOpen] = useState(false)
  return (
    <details className={css.questions} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.summary}>Cancelling, rain, and how many may come</summary>
      <Suspense>{open && <CommonAnswers />}</Suspense>
    </details>
  )
}
