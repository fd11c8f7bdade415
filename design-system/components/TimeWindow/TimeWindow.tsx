import { DayArc, type DayArcProps } from '../DayArc/DayArc.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Spoken } from '../VisuallyHidden/Spoken.tsx'
import * as css from './TimeWindow.css.ts'

/** The hours as text; with `arc` drawn on the sun's path too. */
export type TimeWindowProps =
  | {
      /** `line` is an icon and the text; `arc` draws the hours too. */
      look?: 'line' | undefined
      text: string
      start?: undefined
      end?: undefined
      days?: undefined
      /** The outermost element's `id`. */
      id?: string | undefined
    }
  | ({ look: 'arc'; id?: string | undefined } & DayArcProps)

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
      <span>
        <bdi>
          <Spoken>{window.text}</Spoken>
        </bdi>
      </span>
    </p>
  )
}
