import { Suspense, useState } from 'react'
import { DateField } from '../../../design-system/index.ts'
import { keepDay } from '../../state/visitDay.ts'
import { dMy, type Day } from '../../text/dates.ts'
import { MESSAGES } from '../../text/messages.ts'
import { lazyWithPreload } from '../lazyWithPreload.ts'

const DayDialog = lazyWithPreload(async () => (await import('./DayDialog.tsx')).DayDialog)

interface DayFieldProps {
  day?: Day | undefined
  problem?: string | undefined
  /** Called when the calendar opens. */
  onOpen?: () => void
  /** `undefined` for any day. */
  onChoose: (day: Day | undefined) => void
}

/** Chooses the day before anything else. The calendar opens over the page, so that nothing moves. */
export function DayField({ day, problem, onOpen, onChoose }: DayFieldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <DateField
        label={MESSAGES.when}
        text={day ? dMy(day) : ''}
        placeholder="Any day"
        expanded={false}
        onExpandedChange={() => {
          onOpen?.()
          setOpen(true)
        }}
        problem={problem}
      >
        {null}
      </DateField>
      <Suspense>
        {isOpen && (
          <DayDialog
            day={day}
            description="See which packages are free."
            onClose={() => setOpen(false)}
            onChoose={(chosen) => {
              setOpen(false)
              keepDay(chosen)
              onChoose(chosen)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
