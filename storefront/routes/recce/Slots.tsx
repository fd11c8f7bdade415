import { asTime, slotsFor, spoken, type TourCategory } from './tour.ts'
import * as css from './ReccePage.css.ts'

interface SlotsProps {
  category: TourCategory | undefined
  /** `HH:mm`. */
  time: string
  onChoose: (time: string) => void
}

/** Times to choose by one press; the field beside them takes any other. */
export function Slots({ category, time, onChoose }: SlotsProps) {
  return (
    <div role="group" aria-label="Slots" className={css.slots}>
      {slotsFor(category).map((start) => (
        <button
          key={start}
          type="button"
          className={css.slot}
          aria-pressed={asTime(start) === time}
          onClick={() => onChoose(asTime(start))}
        >
          {spoken(start).replace(':00', '')}
        </button>
      ))}
    </div>
  )
}
