import type { ReactNode } from 'react'
import { ArchDefinition } from '../Arch/Arch.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import * as css from './PageFrame.css.ts'

export interface PageFrameProps {
  /** 'Skip to content': the first tab stop. */
  skip: string
  /** Left out on standalone pages. */
  header?: ReactNode
  /** The page's content, inside `main`. */
  children: ReactNode
  /** The `Footer`. */
  footer?: ReactNode
  /** What belongs to no landmark and follows the footer, such as a `ToastRegion`. */
  after?: ReactNode
  /** The `id` of `main`, the target of the skip link. */
  mainId?: string | undefined
}

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
