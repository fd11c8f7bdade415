import type { CalendarDate } from '@internationalized/date'
import {
  createContext,
  memo,
  type ReactNode,
  type RefObject,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
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

type Marks = Readonly<Record<string, Availability>>
const NO_MARKS: Marks = {}

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
  marks?: Marks | undefined
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

interface Answers {
  marks: Marks
  markLabels: Readonly<Record<Availability, string>>
}
/** `YYYY-MM-DD`: to work it out for each day would take longer than to draw them. */
const TodayContext = createContext('')
const AnswersContext = createContext<Answers | undefined>(undefined)

/**
 * A month, Monday first, with 44 px days at a width of 320 px. No React Aria overlay, because it is placed inside a
 * Radix dialog.
 */
export function Calendar(props: CalendarProps) {
  const { onChange, onMonthChange, marks = NO_MARKS, markLabels, ...month } = props
  const handlers = useRef<Handlers>({ onChange, onMonthChange })
  useLayoutEffect(() => {
    handlers.current = { onChange, onMonthChange }
  })
  const answers = useMemo(() => ({ marks, markLabels }), [marks, markLabels])
  return (
    <AnswersContext value={useDeferredValue(answers)}>
      <Month {...month} handlers={handlers} />
    </AnswersContext>
  )
}

type Handlers = Pick<CalendarProps, 'onChange' | 'onMonthChange'>
interface MonthProps extends Omit<CalendarProps, keyof Handlers | keyof Answers> {
  handlers: RefObject<Handlers>
}

/** React Aria draws all its days whenever it is rendered; answers, which arrive one by one, do not render it. */
const Month = memo(function Month(props: MonthProps) {
  const { label, value, min, previousLabel, nextLabel, autoFocus = false, handlers } = props
  const [focused, setFocused] = useState<DateValue>(() => startDay(value, min))
  const { first, last } = monthOf(focused.toString())
  useEffect(() => handlers.current.onMonthChange?.(first, last), [handlers, first, last])
  useLayoutEffect(refuseInlineStyle, [])
  const [isByKeys, setByKeys] = useState(false)

  return (
    <I18nProvider locale="en-IN">
      <RacCalendar
        aria-label={label}
        className={css.calendar}
        value={value ? dateValue(value) : null}
        onChange={(day) => handlers.current.onChange(day.toString())}
        minValue={min ? dateValue(min) : null}
        focusedValue={focused}
        onFocusChange={setFocused}
        firstDayOfWeek="mon"
        autoFocus={autoFocus}
        render={(calendar) => (
          <div {...calendar} onKeyDownCapture={() => setByKeys(true)} onPointerDownCapture={() => setByKeys(false)} />
        )}
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
        <TodayContext value={today()}>
          <DaysOf isLater={!isByKeys} />
        </TodayContext>
      </RacCalendar>
    </I18nProvider>
  )
})

/**
 * @param isLater draws the days in a transition, so that a press is painted before them. Keys need them at once: each moves on from
 * the day that the last one reached.
 */
function DaysOf({ isLater }: { isLater: boolean }) {
  const state = useContext(CalendarStateContext)
  const later = useDeferredValue(state)
  return (
    <CalendarStateContext value={isLater ? later : state}>
      <Days />
    </CalendarStateContext>
  )
}

const Days = memo(function Days() {
  return (
    <CalendarGrid className={css.grid} weekdayStyle="short">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <DayWithAnswer date={date} />}</CalendarGridBody>
    </CalendarGrid>
  )
})

function DayWithAnswer({ date }: { date: CalendarDate }) {
  const answers = useContext(AnswersContext)
  const mark = answers?.marks[date.toString()]
  const isToday = date.toString() === useContext(TodayContext)
  return <Day date={date} isToday={isToday} mark={mark} told={mark && answers?.markLabels[mark]} />
}

interface DayProps {
  date: CalendarDate
  isToday: boolean
  mark: Availability | undefined
  /** The words for the mark. */
  told: string | undefined
}

/** An answer for a day draws that day alone. */
const Day = memo(function Day({ date, isToday, mark, told }: DayProps) {
  return (
    <CalendarCell
      date={date}
      className={`${css.day[mark ?? 'plain']} ${css.forcedDay}`}
      render={(cell) => (
        <div
          {...cell}
          data-today={isToday || undefined}
          aria-label={[labelOf(cell['aria-label'] ?? '', isToday), told].filter(Boolean).join(', ')}
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
