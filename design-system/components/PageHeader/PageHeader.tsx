import type { ReactNode } from 'react'
import { Breadcrumb, type BreadcrumbProps } from '../Breadcrumb/Breadcrumb.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import * as css from './PageHeader.css.ts'

export const PAGE_HEADER_SIZES = ['large', 'small'] as const

export interface PageHeaderProps {
  /** The page's heading of level 1. */
  title: string
  /** The props of the `Breadcrumb` above the title. */
  crumbs?: Omit<BreadcrumbProps, 'id'> | undefined
  /** Use `small` where the first button should be in view at once: the title is smaller, with the lead below it. */
  size?: (typeof PAGE_HEADER_SIZES)[number] | undefined
  /** A sentence or two below the title. */
  lead?: ReactNode
  /** A picture or figure below the lead; both are beside the title where there is room. */
  aside?: ReactNode
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function PageHeader({ title, crumbs, size = 'large', lead, aside, id }: PageHeaderProps) {
  const isSmall = size === 'small'
  const heading = (
    <Heading level={1} size={isSmall ? 'display-s' : 'display-m'}>
      {title}
    </Heading>
  )
  const intro = lead && (
    <Text as="div" size={isSmall ? 'body' : 'lead'} tone="muted">
      {lead}
    </Text>
  )
  return (
    <div id={id} className={css.root}>
      {crumbs && <Breadcrumb {...crumbs} />}
      {lead || aside ? (
        <div className={isSmall ? `${css.beside} ${css.small}` : css.beside}>
          <div className={isSmall ? `${css.title} ${css.words}` : css.title}>
            {heading}
            {isSmall && intro}
          </div>
          <div className={css.words}>
            {!isSmall && intro}
            {aside}
          </div>
        </div>
      ) : (
        heading
      )}
    </div>
  )
}
