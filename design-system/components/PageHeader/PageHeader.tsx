import type { ReactNode } from 'react'
import { Breadcrumb, type BreadcrumbProps } from '../Breadcrumb/Breadcrumb.tsx'
import { Heading, type HeadingProps } from '../Heading/Heading.tsx'
import * as css from './PageHeader.css.ts'

export interface PageHeaderProps {
  /** The page's heading of level 1. */
  title: string
  /** The props of the `Breadcrumb` above the title. */
  crumbs?: Omit<BreadcrumbProps, 'id'> | undefined
  /** A sentence or two below the title. */
  lead?: ReactNode
  /** A picture or figure below the lead; both are beside the title where there is room. */
  aside?: ReactNode
  /** The outermost element's `id`. */
  id?: string | undefined
  /** The h1, to focus after a route change. */
  titleRef?: HeadingProps['ref']
}

export function PageHeader({ title, crumbs, lead, aside, id, titleRef }: PageHeaderProps) {
  const heading = (
    <Heading level={1} size="display-m" {...(titleRef ? { ref: titleRef, tabIndex: -1 } : undefined)}>
      {title}
    </Heading>
  )
  return (
    <div id={id} className={css.root}>
      {crumbs && <Breadcrumb {...crumbs} />}
      {lead || aside ? (
        <div className={css.beside}>
          <div className={css.title}>{heading}</div>
          <div className={css.words}>
            {lead && <div className={css.lead}>{lead}</div>}
            {aside}
          </div>
        </div>
      ) : (
        heading
      )}
    </div>
  )
}
