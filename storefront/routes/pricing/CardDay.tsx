import type { MouseEvent } from 'react'
import { AvailabilityBadge, Link, Spoken, spoken, Text, TextButton } from '../../../design-system/index.ts'
import { badgeOf, isFree, refusalOf } from '../../shell/date/availability.ts'
import { withDay } from '../../state/packages.ts'
import { isOver, packageDays } from '../../shell/date/days.ts'
import { useDayOf, type DayAvailability } from '../../shell/date/useDayOf.ts'
import { dMy, weekday, type Day } from '../../text/dates.ts'
import { DAY_MESSAGES, dayMonth } from '../../text/dayMessages.ts'
import { nameOf, type Package } from './packages.ts'
import * as css from './Pricing.css.ts'

const answered = (availability: DayAvailability) => (availability === 'failed' ? undefined : availability.answer)

/** Announced once all cards have their answers; empty if none is for sale. */
export function freeOn(day: Day, availability: readonly DayAvailability[]): string {
  const { length } = availability
  const answers = availability.map(answered)
  if (length === 0 || answers.some((answer) => answer?.status === 'checking')) return ''
  const free = answers.filter((answer) => isFree('package', answer)).length
  const text = `${free} of ${length} ${length === 1 ? 'package is' : 'packages are'} free.`
  return `${dMy(day)}: ${availability.includes('failed') ? DAY_MESSAGES.unknown : text}`
}

interface CardDayProps {
  pkg: Package
  /** The page's path. */
  path: string
  day: Day
  availability: DayAvailability
  onAnswer: (availability: DayAvailability) => void
}

/** The pressed link leads to this page and disappears, so the next step gets focus, once it has replaced any note. */
function focusAdd({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const card = currentTarget.closest('article')
  requestAnimationFrame(() => card?.querySelector('button')?.focus({ preventScroll: true }))
}

/** Announces how many packages are free. */
export function FreeOn({ day, availability }: { day: Day; availability: readonly DayAvailability[] }) {
  return spoken(freeOn(day, availability))
}

/** Whether a package is free on the chosen day; if not, links to the nearest free days. */
export function CardDay({ pkg, path, day, availability, onAnswer }: CardDayProps) {
  const name = nameOf(pkg)
  const product = packageDays(pkg.PackageId, pkg.StartTime)
  const retry = useDayOf(product, day, onAnswer)
  // Checked on every render, because a page may stay open for long.
  const shown: DayAvailability = isOver(product, day)
    ? { ...(availability !== 'failed' && availability), answer: { status: 'over' } }
    : availability
  if (shown === 'failed')
    return (
      <div className={css.failed}>
        <Text size="small" tone="muted">
          {DAY_MESSAGES.unknown}
        </Text>
        <TextButton aria-label={`Retry, ${name}`} onClick={retry}>
          Retry
        </TextButton>
      </div>
    )
  const { answer, free = [] } = shown
  const { state, text } = badgeOf(answer)
  const badge = <AvailabilityBadge state={state}>{text}</AvailabilityBadge>
  if (answer.status === 'checking') return badge
  const reason = answer.status === 'over' ? undefined : refusalOf('package', answer)
  const why = reason && reason !== text && <Text size="small">{reason}</Text>
  if (answer.status === 'blocked')
    return (
      <>
        {badge}
        {why}
      </>
    )
  const offersOthers = !isFree('package', answer) && free.length > 0
  return (
    <>
      <div className={css.badge}>
        {badge}
        {offersOthers && <Text size="small">Free on</Text>}
      </div>
      {why}
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
          <Spoken isolated>{`${dMy(day)}, ${weekday(day)}`}</Spoken>
        </Text>
      )}
    </>
  )
}
