import type { ReactNode } from 'react'
import { useId } from 'react'
import { ArchPicture } from '../../components/Arch/Arch.tsx'
import { DayArc, type DayArcProps } from '../DayArc/DayArc.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Spoken } from '../../components/VisuallyHidden/Spoken.tsx'
import * as css from './CallSheet.css.ts'

export interface CallSheetProps {
  /** The line above the title, which also names the section: 'Next shoot'. */
  label: string
  /** What the sheet is about: the booked package or set. */
  title: string
  /** Text below the title. */
  text: ReactNode
  /** The picture in the arch, with its alternative text. */
  picture: { src: string; alt: string }
  /** The hours, drawn as an arc of the day. */
  window?: DayArcProps | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function CallSheet({ label, title, text, picture, id, ...rest }: CallSheetProps) {
  const own = useId()
  const base = id ?? own
  return (
    <section id={id} aria-labelledby={`${base}-label`} className={css.band[rest.window ? 'timed' : 'plain']}>
      <div className={css.picture}>
        <ArchPicture {...picture} />
      </div>
      <div className={css.words}>
        <p id={`${base}-label`} className={css.label}>
          {label}
        </p>
        <Heading level={2} size="title-l">
          {title}
        </Heading>
        <div className={css.text}>{typeof text === 'string' ? <Spoken isolated>{text}</Spoken> : text}</div>
      </div>
      {rest.window && (
        <div className={css.window}>
          <DayArc {...rest.window} />
        </div>
      )}
    </section>
  )
}
