import type { ReactNode, Ref } from 'react'
import * as css from './Heading.css.ts'

export const HEADING_SIZES = ['display-l', 'display-m', 'display-s', 'title-l', 'title-m', 'title-s'] as const

export interface HeadingProps {
  /** Its place in the outline; how large it is drawn is another matter. */
  level: 1 | 2 | 3 | 4
  size: (typeof HEADING_SIZES)[number]
  children: ReactNode
  id?: string | undefined
  /** -1 lets a change of route bring focus here. */
  tabIndex?: -1 | undefined
  ref?: Ref<HTMLHeadingElement>
}

/** Letters from which on a word may be wider than its line: 'Photographers'. */
const LONG = 13

/** Breaks between words only: a long one makes it smaller where the line is short. */
export function Heading({ level, size, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  const isLong = typeof rest.children === 'string' && rest.children.split(/[\s-]/).some((word) => word.length >= LONG)
  return <Tag {...rest} data-long={isLong ? '' : undefined} className={css.heading[size]} />
}
