/** Layout primitives. Other components have no outer margins. */
import type { ReactNode } from 'react'
import type { layoutGap } from '../../tokens/scale.ts'
import * as css from './Layout.css.ts'

/** Steps of tokens/scale.ts: 4 is 16 px, `stack` and `section` are fluid. */
export type Gap = keyof typeof layoutGap
type Tag = 'div' | 'ul' | 'ol' | 'span'

interface LayoutProps {
  /** What is laid out. */
  children: ReactNode
  /** The outermost element's `id`. */
  id?: string | undefined
  /** A list element for children that are `li`; `span` where the parent allows only text. */
  as?: Tag | undefined
  /** The space between the children, a step of the spacing scale. */
  gap: Gap
}

export function Container({
  children,
  width = 'content',
  id,
}: {
  /** The content. */
  children: ReactNode
  /** The widest it becomes: the page's content, or 760 px for running text. */
  width?: 'content' | 'text'
  /** The outermost element's `id`. */
  id?: string
}) {
  return (
    <div id={id} className={css.container[width]}>
      {children}
    </div>
  )
}

export interface SectionProps {
  /** The content of the section. */
  children: ReactNode
  /** The outermost element's `id`. */
  id?: string | undefined
  /** The id of its heading: makes it a landmark. */
  labelledBy?: string | undefined
  /** Its background. */
  surface?: keyof typeof css.section | undefined
  /** The space above and below; `page` has none above. */
  pad?: keyof typeof css.pad | undefined
}

export function Section({ children, id, labelledBy, surface = 'canvas', pad = 'section' }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${css.section[surface]} ${css.pad[pad]}`}>
      {children}
    </section>
  )
}

export function Stack({ children, gap, id, as: Tag = 'div' }: LayoutProps) {
  return (
    <Tag id={id} className={`${css.stack} ${css.gap[gap]}`}>
      {children}
    </Tag>
  )
}

export interface InlineProps extends LayoutProps {
  /** How children of different heights are aligned. */
  align?: keyof typeof css.align | undefined
  /** How children are spread along the line. */
  justify?: keyof typeof css.justify | undefined
  /** Whether children go on in another line when there is no room. */
  wrap?: boolean | undefined
}

export function Inline({
  children,
  gap,
  id,
  as: Tag = 'div',
  align = 'center',
  justify = 'start',
  wrap = true,
}: InlineProps) {
  const look = [css.inline, css.gap[gap], css.align[align], css.justify[justify], css.wrap[wrap ? 'yes' : 'no']]
  return (
    <Tag id={id} className={look.join(' ')}>
      {children}
    </Tag>
  )
}

export interface GridProps extends LayoutProps {
  /** The minimum column width in CSS pixels, 100 to 600, rounded to 20; never wider than the page. */
  min: number
}

export function Grid({ children, gap, id, as: Tag = 'div', min }: GridProps) {
  const step = Math.round(Math.min(Math.max(min, css.GRID_LEAST), css.GRID_MOST) / css.GRID_STEP) * css.GRID_STEP
  return (
    <Tag id={id} className={`${css.grid} ${css.columns[step]} ${css.gap[gap]}`}>
      {children}
    </Tag>
  )
}
