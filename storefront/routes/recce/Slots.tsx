import { Text } from '../../../design-system/index.ts'
import { MESSAGES } from '../../text/messages.ts'
import type { TourForm } from '../../state/tourDraft.ts'
import { asTime, shortly, slotsFor, type TourCategory } from './tour.ts'
import { isTimeOver } from './tourProblem.ts'
import * as css from './ReccePage.css.ts'

interface SlotsProps {
  category: TourCategory | undefined
  /** Slots of today that have begun are disabled. */
  date: TourForm['date']
  /** `HH:mm`. */
  time: string
  onChoose: (time: string) => void
}

/** Common times as buttons; the field beside them takes any other. */
export function Slots({ category, date, time, onChoose }: SlotsProps) {
  const slots = slotsFor(category)
  const isOver = (start: number): boolean => isTimeOver({ date, startTime: asTime(start) })
  const over = slots.filter(isOver)
  return (
    <div role="group" aria-label="Slots" className={css.slots}>
      {slots.map((start) => (
        <button
          key={start}
          type="button"
          className={css.slot}
          aria-pressed={asTime(start) === time}
          aria-disabled={isOver(start) || undefined}
          aria-label={isOver(start) ? `${shortly(start)}, ${MESSAGES.over.toLowerCase()}` : undefined}
          onClick={() => {
            if (!isOver(start)) onChoose(asTime(start))
          }}
        >
          {shortly(start)}
        </button>
      ))}
      {over.length > 0 && (
        // Each button already says so.
        <div aria-hidden="true">
          <Text size="small" tone="muted">
            {`${MESSAGES.over}: ${over.map(shortly).join(', ')}`}
          </Text>
        </div>
      )}
    </div>
  )
}
