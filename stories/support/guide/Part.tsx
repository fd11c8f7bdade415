import type { ReactNode } from 'react'
import * as css from './guide.css.ts'
import { idOf } from './Section.tsx'

/** A collapsed part of a docs page; `useLinkedHeading` opens it where a link leads into it. */
export function Part({ title, has, children }: { title: string; has: string; children: ReactNode }) {
  const id = idOf(title)
  return (
    <details className={`sb-unstyled ${css.forReaders}`}>
      <summary className={css.partSummary}>
        <h2 id={id} className={`sb-unstyled ${css.partTitle}`} data-section="">
          {title}
        </h2>
        <span className={css.partHas}>{has}</span>
      </summary>
      <div className={css.partBody}>{children}</div>
    </details>
  )
}
