import { endOfMonth, parseDate, startOfMonth, today as studioToday } from '@internationalized/date'
import { memo, type RefObject, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button, type DateValue, Heading, Calendar as RacCalendar } from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { Availability } from '../../tokens/theme.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Calendar.css.ts'
import { type Answers, AnswersContext, Days, TodayContext } from './Days.tsx'

const NO_MARKS = {}
const WEEK_START = 'mon'

/** Today at the studio, whatever the device's time zone. */
const today = () => studioToday('Asia/Kolkata').toString()

export interface CalendarProps {
  /** Its accessible name: 'Choose a date'. */
  label: string
  /** The chosen day, `YYYY-MM-DD`; its month is open at first. */
  value?: string | undefined
  /** The month of this day is open at first, while no day is chosen, `YYYY-MM-DD`. */
  near?: string | undefined
  /** Called with the day that was chosen, `YYYY-MM-DD`. */
  onChange: (day: string) => void
  /** The first day that can be chosen, `YYYY-MM-DD`; earlier ones are disabled. */
  min?: string | undefined
  /** Known availability by day; part of the day's accessible name. */
  marks?: Readonly<Record<string, Availability>> | undefined
  /** The words for each mark, added to a day's accessible name. Needed with `marks`. */
  markLabels?: Readonly<Record<Availability, string>> | undefined
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
 * A month, Monday first, with 44 px days at a width of 320 px. Not a React Aria overlay, because it is placed inside a
 * Radix dialog.
 */
export function Calendar(props: CalendarProps) {
  const { onChange, onMonthChange, marks = NO_MARKS, markLabels, value, ...month } = props
  const handlers = useRef<Handlers>({ onChange, onMonthChange })
  useLayoutEffect(() => {
    handlers.current = { onChange, onMonthChange }
  })
  const answers = useMemo(() => ({ marks, markLabels }), [marks, markLabels])
  return (
    <AnswersContext value={useDeferredValue(answers)}>
      <Month {...month} value={useDeferredValue(value)} handlers={handlers} />
    </AnswersContext>
  )
}

type Handlers = Pick<CalendarProps, 'onChange' | 'onMonthChange'>
interface MonthProps extends Omit<CalendarProps, keyof Handlers | keyof Answers> {
  handlers: RefObject<Handlers>
}

/** Memoised, so that the arrival of a mark does not rerender it. */
const Month = memo(function Month(props: MonthProps) {
  const { label, value, near, min, previousLabel, nextLabel, autoFocus = false, handlers } = props
  const [focused, setFocused] = useState<DateValue>(() => parseDate(value || near || min || today()))
  // As React Aria does, but it would not say so by `onFocusChange`, and the marks of a past month would be asked for.
  const shown = min !== undefined && focused.toString() < min ? parseDate(min) : focused
  const [first, last] = [startOfMonth(shown).toString(), endOfMonth(shown).toString()]
  useEffect(() => {
    // Returns nothing: React would take the promise of an asynchronous handler for a cleanup.
    handlers.current.onMonthChange?.(first, last)
  }, [handlers, first, last])
  useLayoutEffect(refuseInlineStyle, [])
  const [isKeyboard, setIsKeyboard] = useState(false)

  return (
    <I18nProvider locale="en-IN">
      <RacCalendar
        aria-label={label}
        className={css.calendar}
        value={value ? parseDate(value) : null}
        onChange={(day) => handlers.current.onChange(day.toString())}
        minValue={min ? parseDate(min) : null}
        focusedValue={shown}
        onFocusChange={setFocused}
        firstDayOfWeek={WEEK_START}
        autoFocus={autoFocus}
        render={(calendar) => (
          <div
            {...calendar}
            onKeyDownCapture={() => setIsKeyboard(true)}
            onPointerDownCapture={() => setIsKeyboard(false)}
          />
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
          <Days firstDayOfWeek={WEEK_START} isDeferred={!isKeyboard} />
        </TodayContext>
      </RacCalendar>
    </I18nProvider>
  )
})

/**
 * React Aria injects a style element unless one of this id exists, which the content security policy forbids. The rule
 * is in our style sheet instead.
 */
function refuseInlineStyle() {
  const id = 'react-aria-pressable-style'
  if (document.getElementById(id)) return
  const stand = document.createElement('meta')
  stand.id = id
  document.head.append(stand)
}
