import { type CalendarDate, endOfMonth, GregorianCalendar } from '@internationalized/date'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useCalendar, useCalendarGrid } from 'react-aria/useCalendar'
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState'
import { visuallyHidden } from '../../styles/text.css.ts'
import * as css from './Calendar.css.ts'
import { Day, type DayMark } from './Day.tsx'
import { dateValue, startDay } from './dateValue.ts'
import { monthOf } from './logic.ts'
import { TurnButton } from './TurnButton.tsx'

export type { DayMark }

export interface CalendarProps {
  label: string
  /** Days are written `YYYY-MM-DD`. */
  value?: string | undefined
  onChange: (day: string) => void
  /** Earlier days can't be picked. */
  min?: string | undefined
  /** What is known so far, by day; read with the day. */
  marks?: Readonly<Record<string, DayMark>> | undefined
  markLabels: Readonly<Record<DayMark, string>>
  /** The month on view, at the start too: its first and last day. */
  onMonthChange?: ((first: string, last: string) => void) | undefined
  previousLabel: string
  nextLabel: string
  autoFocus?: boolean | undefined
}

const LOCALE = 'en-IN'

/**
 * A month in the page, Monday first, 44 px days at 320 px. React Aria gives grid, keys and words; nothing
 * of it opens a layer, because it stands inside a Radix dialog. Its hooks, not its components: without their
 * other calendars and slots it weighs a third less. Still heavy: the door exports it lazily.
 */
export function Calendar(props: CalendarProps) {
  useLayoutEffect(refuseInlineStyle, [])
  return (
    <I18nProvider locale={LOCALE}>
      <Month {...props} />
    </I18nProvider>
  )
}

function Month(props: CalendarProps) {
  const { label, value, onChange, min, marks = {}, markLabels, onMonthChange, previousLabel, nextLabel, autoFocus = false } = props
  const [focused, setFocused] = useState<CalendarDate>(() => startDay(value, min))
  const { first, last } = monthOf(focused.toString())
  const monthShown = useEffectEvent((from: string, to: string) => onMonthChange?.(from, to))
  useEffect(() => monthShown(first, last), [first, last])
  const options = {
    'aria-label': label,
    value: value ? dateValue(value) : null,
    onChange: (day: CalendarDate) => onChange(day.toString()),
    minValue: min ? dateValue(min) : null,
    focusedValue: focused,
    onFocusChange: setFocused,
    firstDayOfWeek: 'mon' as const,
    autoFocus,
  }
  const state = useCalendarState({ ...options, locale: LOCALE, createCalendar: () => new GregorianCalendar() })
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useCalendar(options, state)

  return (
    <div {...calendarProps} className={css.calendar}>
      <h2 className={visuallyHidden}>{calendarProps['aria-label']}</h2>
      <div className={css.header}>
        <TurnButton
          label={previousLabel}
          icon="chevron-left"
          onTurn={() => state.focusPreviousPage()}
          isDisabled={prevButtonProps.isDisabled}
          onFocusChange={prevButtonProps.onFocusChange}
        />
        <h3 className={css.title} aria-hidden="true">
          {title}
        </h3>
        <TurnButton
          label={nextLabel}
          icon="chevron-right"
          onTurn={() => state.focusNextPage()}
          isDisabled={nextButtonProps.isDisabled}
          onFocusChange={nextButtonProps.onFocusChange}
        />
      </div>
      <Grid state={state} marks={marks} markLabels={markLabels} />
      {/* Somebody who swipes through the days by touch comes out at their end: the way on is there. */}
      <button
        type="button"
        className={visuallyHidden}
        tabIndex={-1}
        aria-label={nextButtonProps['aria-label']}
        disabled={nextButtonProps.isDisabled}
        onClick={() => state.focusNextPage()}
      />
    </div>
  )
}

interface GridProps {
  state: CalendarState
  marks: Readonly<Record<string, DayMark>>
  markLabels: Readonly<Record<DayMark, string>>
}

function Grid({ state, marks, markLabels }: GridProps) {
  const startDate = state.visibleRange.start
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { startDate, endDate: endOfMonth(startDate), weekdayStyle: 'short', firstDayOfWeek: 'mon' },
    state,
  )
  return (
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
        {Array.from({ length: weeksInMonth }, (_, week) => state.getDatesInWeek(week, startDate)).map((dates, week) => (
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={week}>
            {dates.map((date) => {
              if (!date) return null
              const day = date.toString()
              const mark = marks[day]
              return <Day key={day} date={date} state={state} mark={mark} told={mark && markLabels[mark]} />
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * React Aria puts one rule into a style element unless an element with this id is there. Under a strict
 * content policy that is a refused element and a console error; the rule stands in the style sheet instead.
 */
function refuseInlineStyle() {
  const id = 'react-aria-pressable-style'
  if (document.getElementById(id)) return
  const stand = document.createElement('meta')
  stand.id = id
  document.head.append(stand)
}
