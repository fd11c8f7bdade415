import { type CalendarDate, isSameMonth } from '@internationalized/date'
import {
  type ContextType,
  createContext,
  memo,
  type ReactNode,
  type RefObject,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useRef,
} from 'react'
import { CalendarStateContext } from 'react-aria-components/Calendar'
import { useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar'
import type { Availability } from '../../tokens/theme.ts'
import * as css from './Calendar.css.ts'

/** Known availability. A context, so that an answer rerenders its own day only. */
export interface Answers {
  marks: Readonly<Record<string, Availability>>
  markLabels: Readonly<Record<Availability, string>> | undefined
}
export const AnswersContext = createContext<Answers | undefined>(undefined)
/** `YYYY-MM-DD`. Shared, because computing it for each day takes longer than rendering the days. */
export const TodayContext = createContext('')

/** Signs, so that colour is not the only difference. A sold-out day is struck through instead. */
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

/** Always six weeks, as in the longest month: fewer rows would move what is below the calendar. */
const WEEKS = 6
/** Shorter than it takes to look at a month and decide, longer than the pause between two quick taps. */
const COVERED_MS = 400

type State = NonNullable<ContextType<typeof CalendarStateContext>>

interface DaysProps {
  firstDayOfWeek: 'mon'
  /**
   * Renders in a transition, so that a press is painted first. Keys cannot wait, because each one starts from the day
   * that the one before reached.
   */
  isDeferred: boolean
}

/**
 * The days of the month. Uses React Aria's hooks, because its components read contexts that change on every press and
 * focus move, and would rerender all days.
 */
export function Days({ firstDayOfWeek, isDeferred }: DaysProps) {
  const state = useContext(CalendarStateContext)
  const deferred = useDeferredValue(state)
  const shown = isDeferred ? deferred : state
  return shown && <Grid firstDayOfWeek={firstDayOfWeek} state={shown} />
}

const Grid = memo(function Grid({ firstDayOfWeek, state }: Pick<DaysProps, 'firstDayOfWeek'> & { state: State }) {
  const { start } = state.visibleRange
  const { gridProps, headerProps, weekDays } = useCalendarGrid({ weekdayStyle: 'short', firstDayOfWeek }, state)
  const cover = useRef<HTMLDivElement>(null)
  useCoverWhenNew(cover, start.toString())
  return (
    <div className={css.days}>
      <table {...gridProps} className={css.grid}>
        <thead {...headerProps}>
          <tr>
            {weekDays.map((day) => (
              <th key={day} className={css.weekday}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: WEEKS }, (_, week) => (
            <tr key={week}>
              {/* Null only before the year 1. */}
              {state
                .getDatesInWeek(week, start)
                .map((date, at) => date && <MarkedDay key={at} date={date} state={state} />)}
            </tr>
          ))}
        </tbody>
      </table>
      <div ref={cover} className={css.cover} />
    </div>
  )
})

/**
 * Covers a new month for a moment, because a press right after it appeared, such as the second of two quick taps, was
 * meant for what was there before. Keyboards and screen readers are not affected. An animation needs neither timer nor
 * rerender.
 */
function useCoverWhenNew(cover: RefObject<HTMLElement | null>, month: string): void {
  useLayoutEffect(() => {
    // Test environments without layout have no animations.
    const shown = cover.current?.animate?.({ visibility: ['visible', 'visible'] }, COVERED_MS)
    return () => shown?.cancel()
  }, [cover, month])
}

function MarkedDay({ date, state }: { date: CalendarDate; state: State }) {
  const answers = useContext(AnswersContext)
  const mark = answers?.marks[date.toString()]
  const isToday = date.toString() === useContext(TodayContext)
  return <Day date={date} state={state} isToday={isToday} mark={mark} markLabel={mark && answers?.markLabels?.[mark]} />
}

interface DayProps {
  date: CalendarDate
  state: State
  isToday: boolean
  mark: Availability | undefined
  /** The words for the mark. */
  markLabel: string | undefined
}

const Day = memo(function Day({ date, state, isToday, mark, markLabel }: DayProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isOutsideMonth = !isSameMonth(state.visibleRange.start, date)
  const { cellProps, buttonProps, formattedDate, isSelected, isDisabled } = useCalendarCell(
    { date, isOutsideMonth },
    state,
    ref,
  )
  const leads = isOutsideMonth && !state.isInvalid(date)
  const isOff = isDisabled && !leads
  const isChosen = isSelected || (leads && String(state.value) === date.toString())
  return (
    <td {...cellProps} aria-disabled={isOff || undefined} aria-selected={isChosen || undefined}>
      <div
        {...buttonProps}
        // React Aria ignores presses on days of the neighbouring months. The keyboard reaches them by turning the
        // month.
        {...(leads && { tabIndex: -1, onClick: () => chooseBeyond(state, date) })}
        ref={ref}
        className={`${css.day[mark ?? 'plain']} ${css.forcedDay}`}
        aria-label={[labelOf(buttonProps['aria-label'] ?? '', isToday), markLabel].filter(Boolean).join(', ')}
        aria-disabled={isOff || undefined}
        data-selected={isChosen || undefined}
        data-disabled={isOff || undefined}
        data-outside-month={isOutsideMonth || undefined}
        data-today={isToday || undefined}
      >
        <span>{formattedDate}</span>
        {mark && SIGNS[mark]}
      </div>
    </td>
  )
})

/** Also shows the day's month, if the calendar stays open. */
function chooseBeyond(state: State, date: CalendarDate): void {
  state.selectDate(date)
  state.setFocusedDate(date)
  state.setFocused(true)
}

function Sign({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 10 10" className={className} aria-hidden="true">
      {children}
    </svg>
  )
}

/** Says 'Today, ' for the studio's today only. React Aria uses the device's time zone. */
export function labelOf(words: string, isToday: boolean): string {
  return `${isToday ? 'Today, ' : ''}${words.replace(/^Today, /, '')}`
}
