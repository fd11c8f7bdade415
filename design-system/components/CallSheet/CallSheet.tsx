import type { ReactNode } from 'react'
import { useId } from 'react'
import { ArchPicture } from '../Arch/Arch.tsx'
import { DayArc, type DayArcProps } from '../DayArc/DayArc.tsx'
import { Heading } from '../Heading/Heading.tsx'
import * as css from './CallSheet.css.ts'

export interface CallSheetProps {
  label: string
  title: string
  level?: 2 | 3 | undefined
  text: ReactNode
  picture: { src: string; alt: string }
  window?: DayArcProps | undefined
  href?: string | undefined
  id?: string | undefined
}

export function CallSheet({ label, title, level = 2, text, picture, href, id, ...rest }: CallSheetProps) {
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
        <Heading level={level} size="title-l">
          {href ? (
            <a href={href} className={css.link}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        <div className={css.text}>{text}</div>
      </div>
      {rest.window && (
        <div className={css.window}>
          <DayArc {...rest.window} />
        </div>
      )}
    </section>
  )
}
