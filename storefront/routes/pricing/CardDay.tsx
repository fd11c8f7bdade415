import type { MouseEvent } from 'react'
import { AvailabilityBadge, Link, Spoken, spoken, Text, TextButton } from '../../../design-system/index.ts'
import { isFree } from '../../shell/date/availability.ts'
import { withDay } from '../../shell/date/dayInAddress.ts'
import type { DayAvailability } from '../../shell/date/useDayOf.ts'
import { dMy, weekday, type Day } from '../../text/dates.ts'
import { DAY_MESSAGES, dayMonth } from '../../text/dayMessages.ts'
import { MESSAGES } from '../../text/messages.ts'
import * as css from './Pricing.css.ts'

interface CardDayProps {
  /** The package's name. */
  name: string
  /** The page's path. */
  path: string
  day: Day
  availability: DayAvailability
  onRetry: () => void
}

/** The pressed link leads to this page and disappears, so the next step gets focus, once it has replaced any note. */
function focusAdd({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const card = currentTarget.closest('article')
  requestAnimationFrame(() => card?.querySelector('button')?.focus({ preventScroll: true }))
}

/** Whether a package is free on the chosen day; if not, links to the nearest free days. */
export function CardDay({ name, path, day, availability, onRetry }: CardDayProps) {
  if (availability === 'failed')
    return (
      <div className={css.failed}>
        <Text size="small" tone="muted">
          {DAY_MESSAGES.unknown}
        </Text>
        <TextButton aria-label={`Retry, ${name}`} onClick={onRetry}>
          Retry
        </TextButton>
      </div>
    )
  const { answer, free = [] } = availability
  if (answer.status === 'checking') return <AvailabilityBadge state="checking">{MESSAGES.wait}</AvailabilityBadge>
  if (answer.status === 'blocked')
    return (
      <>
        <AvailabilityBadge state="error">{DAY_MESSAGES.refused}</AvailabilityBadge>
        {answer.msg && <Text size="small">{answer.msg}</Text>}
      </>
    )
  const isOver = answer.status === 'over'
  const offersOthers = !isFree('package', answer) && free.length > 0
  return (
    <>
      <div className={css.badge}>
        <AvailabilityBadge state={isOver ? 'sold' : answer.availability}>
          {isOver ? DAY_MESSAGES.over : answer.text}
        </AvailabilityBadge>
        {offersOthers && <Text size="small">Free on</Text>}
      </div>
      {offersOthers ? (
        <ul className={css.free} aria-label={`Free days near ${spoken(dMy(day))}, ${name}`}>
          {free.map((other) => (
            <li key={other}>
              <Link
                className={css.other}
                href={withDay(path, other)}
                aria-label={`${spoken(dMy(other))}, ${weekday(other)}`}
                onClick={focusAdd}
              >
                {dayMonth(other)}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Text size="small">
          <Spoken>{`${dMy(day)}, ${weekday(day)}`}</Spoken>
        </Text>
      )}
    </>
  )
}
