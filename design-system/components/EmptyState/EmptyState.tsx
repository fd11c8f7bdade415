import type { ReactNode } from 'react'
import { ArchPicture } from '../Arch/Arch.tsx'
import { Heading, type HeadingProps } from '../Heading/Heading.tsx'
import * as css from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** A drawing above the title. */
  picture?: { src: string; alt: string } | undefined
  /** Its heading: what is empty. */
  title: string
  /** Heading level of the title. */
  level: HeadingProps['level']
  /** A sentence on why it is empty or what to do. */
  children?: ReactNode
  /** One link or button that leads on. */
  action?: ReactNode
  /** The outermost element's `id`. */
  id?: string | undefined
}

/** An empty page or list, and what to do next. */
export function EmptyState({ picture, title, level, children, action, id }: EmptyStateProps) {
  return (
    <div id={id} className={css.empty}>
      {picture && (
        <div className={css.picture}>
          <ArchPicture src={picture.src} alt={picture.alt} ratio="1/1" />
        </div>
      )}
      <Heading level={level} size="title-m">
        {title}
      </Heading>
      {children && <div className={css.words}>{children}</div>}
      {action}
    </div>
  )
}
