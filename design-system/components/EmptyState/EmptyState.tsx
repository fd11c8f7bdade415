import type { ReactNode } from 'react'
import { ArchPicture } from '../Arch/Arch.tsx'
import { Heading, type HeadingProps } from '../Heading/Heading.tsx'
import * as css from './EmptyState.css.ts'

export interface EmptyStateProps {
  picture?: { src: string; alt: string } | undefined
  title: string
  level: HeadingProps['level']
  children?: ReactNode
  action?: ReactNode
  id?: string | undefined
  titleRef?: HeadingProps['ref']
}

/** An empty page or list, and what to do next. */
export function EmptyState({ picture, title, level, children, action, id, titleRef }: EmptyStateProps) {
  return (
    <div id={id} className={css.empty}>
      {picture && (
        <div className={css.picture}>
          <ArchPicture src={picture.src} alt={picture.alt} ratio="1/1" />
        </div>
      )}
      <Heading level={level} size="title-m" {...(titleRef ? { ref: titleRef, tabIndex: -1 } : undefined)}>
        {title}
      </Heading>
      {children && <div className={css.words}>{children}</div>}
      {action}
    </div>
  )
}
