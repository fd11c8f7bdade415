import { Spoken } from '../../components/VisuallyHidden/Spoken.tsx'
import * as css from './DayArc.css.ts'
import { stretch, TWO_DAYS, WHOLE_DAY } from './logic.ts'

export interface DayArcProps {
  /** Minutes after midnight. Without both nothing is highlighted. */
  start?: number | undefined
  /** Minutes after midnight; an end before `start` is on the next day. */
  end?: number | undefined
  /** How many days the arc shows; two for a stay overnight. */
  days?: 1 | 2 | undefined
  /** The hours as text; the drawing only repeats them. */
  text: string
  /** The golden light of that day: a glow on the path, in minutes after midnight, and its hours as text. */
  golden?: { start: number; end: number; text: string } | undefined
}

/** A time window on the sun's path (design direction, principle 1). */
export function DayArc({ start, end, days = 1, text, golden }: DayArcProps) {
  const one = stretch(start, end)
  const glow = golden && stretch(golden.start, golden.end)
  const lit = days === 2 ? TWO_DAYS : one ? [one] : []
  return (
    <div className={css.root}>
      <svg viewBox="0 0 240 50" className={css.sky} aria-hidden="true">
        <path d="M0 44H240" className={css.horizon} />
        {days === 1 && <path d={WHOLE_DAY} className={css.path} />}
        {days === 1 && glow && <path d={glow.path} className={css.glow} />}
        {lit.map(({ path, sun }) => (
          <g key={path}>
            <path d={path} pathLength={1} className={css.edge} />
            <path d={path} pathLength={1} className={css.light} />
            <circle cx={sun.x} cy={sun.y} r={6.5} className={css.sun} />
          </g>
        ))}
      </svg>
      <p className={css.hours}>
        <Spoken isolated>{text}</Spoken>
      </p>
      {golden && (
        <p className={css.note}>
          <Spoken>{golden.text}</Spoken>
        </p>
      )}
    </div>
  )
}
