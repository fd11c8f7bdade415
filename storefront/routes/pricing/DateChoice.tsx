import { Suspense, useState } from 'react'
import { Alert, AvailabilityBadge, Calendar, DateField, Inline, Skeleton, Stack, Text } from '../../../design-system/index.ts'
import { dMy, today, weekday, type Day } from '../../text/dates.ts'
import { MESSAGES } from '../../text/messages.ts'
import type { useAvailability } from './availability.ts'

const MARKS = { available: 'Available', fast: 'Fast filling', sold: 'Sold out' }

interface DateChoiceProps {
  label: string
  day: Day | undefined
  onPick: (day: Day) => void
  availability: ReturnType<typeof useAvailability>
  problem?: string | undefined
}

/** A read-only date field with its calendar inline, and what the provider says of the day. */
export function DateChoice({ label, day, onPick, availability, problem }: DateChoiceProps) {
  const [open, setOpen] = useState(day === undefined)
  const { answer } = availability
  return (
    <Stack gap={4}>
      <DateField
        label={label}
        text={day ? dMy(day) : ''}
        placeholder="Choose a date"
        expanded={open}
        onExpandedChange={setOpen}
        problem={problem}
      >
        <Suspense fallback={<Skeleton shape="block" height="380px" />}>
          <Calendar
            label={label}
            value={day}
            min={today()}
            marks={availability.marks}
            markLabels={MARKS}
            previousLabel="Previous month"
            nextLabel="Next month"
            onMonthChange={(first, last) => availability.lookAhead(first as Day, last as Day)}
            onChange={(picked) => {
              setOpen(false)
              onPick(picked as Day)
            }}
          />
        </Suspense>
      </DateField>
      {day && answer && (
        <>
          <Inline justify="between" gap={3}>
            <Text as="span">
              <strong>{dMy(day)}</strong> {weekday(day)}
            </Text>
            {answer.is === 'checking' && <AvailabilityBadge state="checking">{MESSAGES.wait}</AvailabilityBadge>}
            {answer.is === 'known' && (
              <AvailabilityBadge state={answer.light} announce>
                {answer.status}
              </AvailabilityBadge>
            )}
          </Inline>
          {answer.is === 'known' && answer.light === 'sold' && <Alert tone="warning">{MESSAGES.greenRooms}</Alert>}
          {answer.is === 'blocked' && <Alert tone="danger">{answer.msg}</Alert>}
        </>
      )}
    </Stack>
  )
}
