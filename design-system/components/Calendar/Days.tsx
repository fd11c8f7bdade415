import type { CalendarDate } from '@internationalized/date'
import { createContext, memo, type ReactNode, useContext, useDeferredValue } from 'react'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import type { Availability } from '../AvailabilityBadge/availability.ts'
import * as css from './Calendar.css.ts'
import { labelOf } from './logic.ts'

/** Known availability. A context, because React Aria renders all days whenever the calendar is rendered. */
export interface Answers {
  marks: Readonly<Record<string, Availability>>
  markLabels: Readonly<Record<Availability, string>>
}
export const AnswersContext = createContext<Answers | undefined>(undefined)
/** `YYYY-MM-DD`. Working it out for each day takes longer than rendering them. */
export const TodayContext = createContext('')

/** So that colour does not tell alone. A sold day is struck through instead. */
const SIGNS = {
  available: (
    <Sign className={css.marks.available}>
      <circle cx="5" cy="5" r="3" />
    </Sign>
  ),
  fast: (
    <Sign className={css.marks.fast}>
      <path d="M1 1h8L5 5zM1 9h8L5 5z" />
    </Sign>
  ),
  sold: undefined,
} satisfies Record<Availability, ReactNode>

/**
 * The days of the month.
 * @param isDeferred renders them in a transition, so that a press is painted first. Keys cannot wait: each one starts from the day
 * that the one before it reached.
 */
export function Days({ isDeferred }: { isDeferred: boolean }) {
  const state = useContext(CalendarStateContext)
  const deferred = useDeferredValue(state)
  return (
    <CalendarStateContext value={isDeferred ? deferred : state}>
      <Grid />
    </CalendarStateContext>
  )
}

const Grid = memo(function Grid() {
  return (
    <CalendarGrid className={css.grid} weekdayStyle="short">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <MarkedDay date={date} />}</CalendarGridBody>
    </CalendarGrid>
  )
})

function MarkedDay({ date }: { date: CalendarDate }) {
  const answers = useContext(AnswersContext)
  const mark = answers?.marks[date.toString()]
  const isToday = date.toString() === useContext(TodayContext)
  return <Day date={date} isToday={isToday} mark={mark} markLabel={mark && answers?.markLabels[mark]} />
}

interface DayProps {
  date: CalendarDate
  isToday: boolean
  mark: Availability | undefined
  /** The words for the mark. */
  markLabel: string | undefined
}

/** A new mark renders its own day only. */
const Day = memo(function Day({ date, isToday, mark, markLabel }: DayProps) {
  return (
    <CalendarCell
      date={date}
      className={`${css.day[mark ?? 'plain']} ${css.forcedDay}`}
      render={(cell) => (
        <div
          {...cell}
          data-today={isToday || undefined}
          aria-label={[labelOf(cell['aria-label'] ?? '', isToday), markLabel].filter(Boolean).join(', ')}
        />
      )}
    >
      {({ formattedDate }) => (
        <>
          <span>{formattedDate}</span>
          {mark && SIGNS[mark]}
        </>
      )}
    </CalendarCell>
  )
})

function Sign({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 10 10" className={className} aria-hidden="true">
      {children}
    </svg>
  )
}
