import { Suspense, useState } from 'react'
import { DateField } from '../../../design-system/index.ts'
import { dMy, type Day } from '../../text/dates.ts'
import { lazyWithPreload } from '../lazyWithPreload.ts'

const DayDialog = lazyWithPreload(async () => (await import('./DayDialog.tsx')).DayDialog)

export const WHEN = 'When is your shoot?'

interface DayFieldProps {
  day?: Day | undefined
  problem?: string | undefined
  /** `undefined` for any day. */
  onChoose: (day: Day | undefined) => void
}

/** Chooses the day before anything else. The calendar opens over the page, so that nothing moves. */
export function DayField({ day, problem, onChoose }: DayFieldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <DateField
        label={WHEN}
        text={day ? dMy(day) : ''}
        placeholder="Any day"
        expanded={false}
        onExpandedChange={() => setOpen(true)}
        problem={problem}
      >
        {null}
      </DateField>
      <Suspense>
        {isOpen && (
          <DayDialog
            day={day}
            onClose={() => setOpen(false)}
            onChoose={(chosen) => {
              setOpen(false)
              onChoose(chosen)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
