import type { ReactNode } from 'react'
import { ArchDefinition } from '../Arch/Arch.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import * as css from './PageFrame.css.ts'

export interface PageFrameProps {
  /** 'Skip to content': the first stop of the keyboard. */
  skip: string
  /** Left out on a page that stands alone. */
  header?: ReactNode
  /** The page itself, `main`. */
  children: ReactNode
  footer?: ReactNode
  /** What belongs to every page and to no place: toasts, dialogs. */
  after?: ReactNode
  /** Of `main`, where the skip link leads. */
  mainId?: string | undefined
}

/** Every page: skip link, header, main, footer, in this order; the arch that its pictures are cut by. */
export function PageFrame({ skip, header, children, footer, after, mainId = 'content' }: PageFrameProps) {
  return (
    <div className={css.frame}>
      <ArchDefinition />
      <SkipLink href={`#${mainId}`}>{skip}</SkipLink>
      {header}
      <main id={mainId} className={css.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
      {after}
    </div>
  )
}
