import { DayArc, type DayArcProps } from '../DayArc/DayArc.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './TimeWindow.css.ts'

/** The hours in words; `arc` draws them as the way of the sun as well. */
export type TimeWindowProps =
  | {
      look?: 'line' | undefined
      text: string
      start?: undefined
      end?: undefined
      days?: undefined
      id?: string | undefined
    }
  | ({ look: 'arc'; id?: string | undefined } & DayArcProps)

/** When something happens: a line in a list, or an arc where there is room to look at it. */
export function TimeWindow({ look = 'line', id, ...window }: TimeWindowProps) {
  if (look === 'arc') {
    return (
      <div id={id} className={css.arc}>
        <DayArc {...window} />
      </div>
    )
  }
  return (
    <p id={id} className={css.line}>
      <Icon name="clock" size="small" />
      <span>{window.text}</span>
    </p>
  )
}
