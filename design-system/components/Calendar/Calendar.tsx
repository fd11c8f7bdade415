import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  type DateValue,
  Heading,
  Calendar as RacCalendar,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { Availability } from '../AvailabilityBadge/availability.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Calendar.css.ts'
import { dateValue, startDay, today } from './dateValue.ts'
import { monthOf, labelOf } from './logic.ts'

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

export interface CalendarProps {
  /** Its accessible name: 'Choose a date'. */
  label: string
  /** The chosen day, `YYYY-MM-DD`; its month is open at first. */
  value?: string | undefined
  /** Called with the day that was chosen, `YYYY-MM-DD`. */
  onChange: (day: string) => void
  /** The first day that can be chosen, `YYYY-MM-DD`; earlier ones are disabled. */
  min?: string | undefined
  /** Known availability by day; part of the day's accessible name. */
  marks?: Readonly<Record<string, Availability>> | undefined
  /** The words for each availability, added to a day's accessible name. */
  markLabels: Readonly<Record<Availability, string>>
  /** Also called for the first month. Gets its first and last day. */
  onMonthChange?: ((first: string, last: string) => void) | undefined
  /** Accessible name of the button for the month before. */
  previousLabel: string
  /** Accessible name of the button for the month after. */
  nextLabel: string
  /** Moves focus to the chosen day, or the first possible one, on mounting. */
  autoFocus?: boolean | undefined
}

/**
 * A month, Monday first, with 44 px days at a width of 320 px. No React Aria overlay, because it is placed inside a
 * Radix dialog.
 */
export function Calendar(props: CalendarProps) {
  const {
    label,
    value,
    onChange,
    min,
    marks = {},
    markLabels,
    onMonthChange,
    previousLabel,
    nextLabel,
    autoFocus = false,
  } = props
  const [focused, setFocused] = useState<DateValue>(() => startDay(value, min))
  const { first, last } = monthOf(focused.toString())
  const monthShown = useEffectEvent((from: string, to: string) => onMonthChange?.(from, to))
  useEffect(() => monthShown(first, last), [first, last])
  useLayoutEffect(refuseInlineStyle, [])

  return (
    <I18nProvider locale="en-IN">
      <RacCalendar
        aria-label={label}
        className={css.calendar}
        value={value ? dateValue(value) : null}
        onChange={(day) => onChange(day.toString())}
        minValue={min ? dateValue(min) : null}
        focusedValue={focused}
        onFocusChange={setFocused}
        firstDayOfWeek="mon"
        autoFocus={autoFocus}
      >
        <div className={css.header}>
          <Button slot="previous" className={css.turn} aria-label={previousLabel}>
            <Icon name="chevron-left" />
          </Button>
          <Heading level={3} className={css.title} />
          <Button slot="next" className={css.turn} aria-label={nextLabel}>
            <Icon name="chevron-right" />
          </Button>
        </div>
        <CalendarGrid className={css.grid} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => {
              const mark = marks[date.toString()]
              const isToday = date.toString() === today()
              const told = mark ? `, ${markLabels[mark]}` : ''
              return (
                <CalendarCell
                  date={date}
                  className={`${css.day[mark ?? 'plain']} ${css.forcedDay}`}
                  render={(cell) => (
                    <div
                      {...cell}
                      data-today={isToday || undefined}
                      aria-label={`${labelOf(cell['aria-label'] ?? '', isToday)}${told}`}
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
            }}
          </CalendarGridBody>
        </CalendarGrid>
      </RacCalendar>
    </I18nProvider>
  )
}

function Sign({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 10 10" className={className} aria-hidden="true">
      {children}
    </svg>
  )
}

/**
 * Without an element of this id React Aria injects a style element, which the content security policy forbids. The rule
 * is in our style sheet instead.
 */
function refuseInlineStyle() {
  const id = 'react-aria-pressable-style'
  if (document.getElementById(id)) return
  const stand = document.createElement('meta')
  stand.id = id
  document.head.append(stand)
}
