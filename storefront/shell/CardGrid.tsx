import { useId, type ReactNode } from 'react'
import { Heading, TextLink } from '../../design-system/index.ts'
import * as css from './CardGrid.css.ts'

export interface CardGridProps {
  phone: 'one' | 'two'
  children: ReactNode
}

/** Each child is an `li`. */
export function CardGrid({ phone, children }: CardGridProps) {
  return <ul className={css.grid[phone]}>{children}</ul>
}

interface RelatedProps {
  title: string
  all: { href: string; text: string }
  /** Up to four `li`. */
  children: ReactNode
}

export function Related({ title, all, children }: RelatedProps) {
  const heading = useId()
  return (
    <section className={css.section} aria-labelledby={heading}>
      <div className={css.head}>
        <Heading level={2} size="title-l" id={heading}>
          {title}
        </Heading>
        <TextLink href={all.href}>{all.text}</TextLink>
      </div>
      <ul className={css.grid.four}>{children}</ul>
    </section>
  )
}
