import type { ReactNode, Ref } from 'react'
import * as css from './Heading.css.ts'

export const HEADING_SIZES = ['display-l', 'display-m', 'display-s', 'title-l', 'title-m', 'title-s'] as const

export interface HeadingProps {
  /** The level in the outline, independent of the size. */
  level: 1 | 2 | 3 | 4
  /** How large it is drawn, whatever its level. */
  size: (typeof HEADING_SIZES)[number]
  /** Its text. */
  children: ReactNode
  /** The element's `id`, to link to it or to name a section by it. */
  id?: string | undefined
  /** Set -1 to move focus here after a route change. */
  tabIndex?: -1 | undefined
  /** The heading, to move focus to it. */
  ref?: Ref<HTMLHeadingElement>
}

/** Words of this length or longer may not fit the line: 'Photographers'. */
const LONG = 13

/** Breaks between words only. A long word makes the heading smaller on a narrow line. */
export function Heading({ level, size, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  const isLong = typeof rest.children === 'string' && rest.children.split(/[\s-]/).some((word) => word.length >= LONG)
  return <Tag {...rest} data-long={isLong ? '' : undefined} className={css.heading[size]} />
}
