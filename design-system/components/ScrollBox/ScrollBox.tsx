import type { ReactNode } from 'react'
import * as css from './ScrollBox.css.ts'
import { useOverflow } from './useOverflow.ts'

export interface ScrollBoxProps {
  /** Its accessible name while it can be scrolled. */
  label: string
  /** The content. */
  children: ReactNode
  /** `foot` lets the last line fade while there is more below. */
  fade?: keyof typeof css.box | undefined
  /** Maximum height: 450 px, or seven lines. */
  height?: keyof typeof css.height | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

/**
 * A box of limited height, focusable while its content overflows (WCAG 2.1.1). It has no limit below a width of 600 px.
 */
export function ScrollBox({ label, children, fade = 'none', height = 'box', id }: ScrollBoxProps) {
  const { ref, overflows } = useOverflow<HTMLDivElement>()
  return (
    <div
      ref={ref}
      id={id}
      role="group"
      aria-label={label}
      tabIndex={overflows ? 0 : undefined}
      className={`${css.box[fade]} ${css.height[height]}`}
    >
      {children}
    </div>
  )
}
