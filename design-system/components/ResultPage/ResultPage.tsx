import type { ReactNode } from 'react'
import { ArchPicture } from '../Arch/Arch.tsx'
import { Heading, type HeadingProps } from '../Heading/Heading.tsx'
import * as css from './ResultPage.css.ts'

export interface ResultPageProps {
  title: string
  children: ReactNode
  actions: ReactNode
  picture: { src: string; alt: string }
  id?: string | undefined
  titleRef?: HeadingProps['ref']
}

/** How something ended, and the ways on: an order placed, an order failed, a page that isn't there. */
export function ResultPage({ title, children, actions, picture, id, titleRef }: ResultPageProps) {
  return (
    <div id={id} className={css.root}>
      <div className={css.words}>
        <Heading level={1} size="display-m" {...(titleRef ? { ref: titleRef, tabIndex: -1 } : undefined)}>
          {title}
        </Heading>
        <div className={css.text}>{children}</div>
        <div className={css.actions}>{actions}</div>
      </div>
      <div className={css.picture}>
        <ArchPicture {...picture} line loading="eager" />
      </div>
    </div>
  )
}
