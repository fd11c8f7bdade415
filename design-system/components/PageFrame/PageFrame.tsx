import type { ReactNode } from 'react'
import { ArchDefinition } from '../Arch/Arch.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import * as css from './PageFrame.css.ts'

export interface PageFrameProps {
  /** 'Skip to content': the first tab stop. */
  skip: string
  /** Left out on standalone pages. */
  header?: ReactNode
  /** The content of `main`. */
  children: ReactNode
  footer?: ReactNode
  /** Page-wide parts: toasts, dialogs. */
  after?: ReactNode
  /** The id of `main`, the skip link's target. */
  mainId?: string | undefined
}

/** The frame of every page: skip link, header, main, footer, and the arch definition. */
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
