import { type CalendarDate, isSameMonth, isToday } from '@internationalized/date'
import { useRef } from 'react'
import { useCalendarCell } from 'react-aria/useCalendar'
import type { CalendarState } from 'react-stately/useCalendarState'
import * as css from './Calendar.css.ts'

export type DayMark = 'available' | 'fast' | 'sold'

interface DayProps {
  date: CalendarDate
  state: CalendarState
  mark: DayMark | undefined
  /** Read with the day. */
  told: string | undefined
}

/** One day of the month on view. Days of its neighbours keep their place and are not seen. */
export function Day({ date, state, mark, told }: DayProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isOutsideMonth = !isSameMonth(state.visibleRange.start, date)
  const { cellProps, buttonProps, formattedDate, isDisabled, isSelected } = useCalendarCell({ date, isOutsideMonth }, state, ref)
  const label = [buttonProps['aria-label'], told].filter(Boolean).join(', ')
  return (
    <td {...cellProps} className={css.cell}>
      <div
        {...buttonProps}
        ref={ref}
        aria-label={label}
        className={`${css.day[mark ?? 'plain']} ${css.forcedDay}`}
        data-disabled={isDisabled || undefined}
        data-outside-month={isOutsideMonth || undefined}
        data-selected={isSelected || undefined}
        data-today={isToday(date, state.timeZone) || undefined}
      >
        <span>{formattedDate}</span>
        {mark && mark !== 'sold' && <Mark mark={mark} />}
      </div>
    </td>
  )
}

function Mark({ mark }: { mark: 'available' | 'fast' }) {
  return (
    <svg viewBox="0 0 10 10" className={css.marks[mark]} aria-hidden="true">
      {mark === 'available' ? <circle cx="5" cy="5" r="3" /> : <path d="M1 1h8L5 5zM1 9h8L5 5z" />}
    </svg>
  )
}
