import {
  Alert,
  type Availability,
  AvailabilityBadge,
  Inline,
  Spoken,
  Stack,
  Text,
  TextLink,
} from '../../../design-system/index.ts'
import { settings } from '../../settings.ts'
import { dMy, weekday, type Day } from '../../text/dates.ts'
import { DAY_WORDS } from '../../text/dayMessages.ts'
import * as css from './DateChoice.css.ts'
import { MonthField } from './MonthField.tsx'
import { badgeOf, isFree, needsStay, refusalOf, type Bookable } from './availability.ts'
import type { useAvailability } from './useAvailability.ts'

const MARKED = Object.keys(DAY_WORDS) as Availability[]

interface DateChoiceProps {
  /** The days as text, if there are several: '12 and 13 Dec 2026'. */
  days?: string | undefined
  /** The calendar opens at its month. */
  near?: Day | undefined
  label: string
  product: Bookable
  /** Called when a day was picked. */
  onPick: (day: Day) => void
  availability: ReturnType<typeof useAvailability>
  problem?: string | undefined
  earliest?: Day | undefined
  /** The product's name. On a day that is not free the visitor can ask to hear when it is. */
  name: string
  /** Text for a sold-out day. */
  soldOut?: string | undefined
}

/** A date field with an inline calendar and the day's availability. */
export function DateChoice({
  days,
  near,
  label,
  product,
  onPick,
  availability,
  problem,
  earliest,
  name,
  soldOut,
}: DateChoiceProps) {
  const { day, answer } = availability
  const refusal = refusalOf(product, answer)
  const badge = answer && badgeOf(answer)
  return (
    <Stack gap={4}>
      <MonthField
        label={label}
        day={day}
        min={earliest}
        near={near}
        marks={availability.marks}
        markLabels={DAY_WORDS}
        problem={problem}
        startOpen={day === undefined}
        onMonthChange={(first, last) => availability.lookAhead(first as Day, last as Day)}
        onPick={(picked) => {
          availability.pick(picked)
          onPick(picked)
        }}
      >
        {(settings().askAhead > 0 || Object.keys(availability.marks).length > 0) && (
          <div className={css.legend}>
            {MARKED.map((state) => (
              <AvailabilityBadge key={state} state={state} plain>
                {DAY_WORDS[state]}
              </AvailabilityBadge>
            ))}
          </div>
        )}
      </MonthField>
      {day && answer && (
        <>
          <Inline justify="between" gap={3}>
            <Text as="span">
              <strong>
                <Spoken>{days ?? dMy(day)}</Spoken>
              </strong>{' '}
              {!days && weekday(day)}
            </Text>
            {/* One badge for both, because a live region announces changes only. */}
            {badge && badge.state !== 'error' && (
              <AvailabilityBadge announce state={badge.state}>
                {badge.text}
              </AvailabilityBadge>
            )}
          </Inline>
          {soldOut && needsStay(answer) && <Alert tone="warning">{soldOut}</Alert>}
          {refusal && answer.status !== 'over' && <Alert tone="danger">{refusal}</Alert>}
          {answer.status === 'known' && !isFree(product, answer) && (
            <TextLink href={`/contact-us?${new URLSearchParams({ free: name, day: dMy(day) }).toString()}`}>
              Tell me if it frees up
            </TextLink>
          )}
        </>
      )}
    </Stack>
  )
}
