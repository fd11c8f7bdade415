import { type Ref, Suspense, useState } from 'react'
import { Calendar, DateField, Skeleton } from '../../../design-system/index.ts'
import { dMy, today, type Day } from '../../text/dates.ts'

interface VisitingDateProps {
  ref: Ref<HTMLInputElement>
  day: Day | ''
  problem: string | undefined
  onPick: (day: Day) => void
}

/** RECCE-09 to 11. */
export function VisitingDate({ ref, day, problem, onPick }: VisitingDateProps) {
  const [open, setOpen] = useState(false)
  return (
    <DateField
      ref={ref}
      label="Visiting Date"
      text={day ? dMy(day) : ''}
      placeholder="Choose a date"
      expanded={open}
      onExpandedChange={setOpen}
      problem={problem}
      required
    >
      <Suspense fallback={<Skeleton shape="block" height="380px" />}>
        {open && (
          <Month
            day={day}
            onPick={(picked) => {
              setOpen(false)
              onPick(picked)
            }}
          />
        )}
      </Suspense>
    </DateField>
  )
}

/** Never prerendered, because it depends on today. */
function Month({ day, onPick }: Pick<VisitingDateProps, 'day' | 'onPick'>) {
  return (
    <Calendar
      label="Visiting Date"
      value={day || undefined}
      min={today()}
      markLabels={{ available: '', fast: '', sold: '' }}
      previousLabel="Previous month"
      nextLabel="Next month"
      onChange={(picked) => onPick(picked as Day)}
    />
  )
}
