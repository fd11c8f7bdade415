import { type ReactNode, type Ref, startTransition, Suspense, useState } from 'react'
import { Calendar, type CalendarProps, DateField, Skeleton } from '../../../design-system/index.ts'
import { dMy, type Day } from '../../text/dates.ts'

interface MonthProps extends Pick<CalendarProps, 'near' | 'marks' | 'markLabels' | 'onMonthChange'> {
  label: string
  day: Day | undefined
  /** The first day that can be chosen. */
  min?: Day | undefined
  onPick: (day: Day) => void
}

export function Month({ day, onPick, ...props }: MonthProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height="380px" />}>
      <Calendar
        {...props}
        value={day}
        previousLabel="Previous month"
        nextLabel="Next month"
        onChange={(picked) => onPick(picked as Day)}
      />
    </Suspense>
  )
}

interface MonthFieldProps extends MonthProps {
  ref?: Ref<HTMLInputElement>
  problem?: string | undefined
  startOpen?: boolean
  /** Shown above the calendar. */
  children?: ReactNode
}

/** A date field with a calendar below it, which closes when a day is chosen. */
export function MonthField({ ref, problem, startOpen = false, children, onPick, ...month }: MonthFieldProps) {
  const [open, setOpen] = useState(startOpen)
  const { label, day } = month
  return (
    <DateField
      {...(ref && { ref })}
      label={label}
      text={day ? dMy(day) : ''}
      placeholder="Choose a date"
      expanded={open}
      onExpandedChange={setOpen}
      problem={problem}
      required
    >
      {children}
      <Month
        {...month}
        onPick={(picked) => {
          onPick(picked)
          // Removing the calendar takes longer than painting the press.
          startTransition(() => setOpen(false))
        }}
      />
    </DateField>
  )
}
