import type { ReactNode } from 'react'
import * as css from './ScrollBox.css.ts'
import { useOverflows } from './useOverflows.ts'

export interface ScrollBoxProps {
  /** Names what scrolls. */
  label: string
  children: ReactNode
  fade?: keyof typeof css.box | undefined
  /** The most it shows: 450 px, or seven lines. */
  height?: keyof typeof css.height | undefined
  id?: string | undefined
}

/** Never higher than it is told to be. Scrolls by keyboard: it takes focus while there is more than it shows (WCAG 2.1.1). */
export function ScrollBox({ label, children, fade = 'none', height = 'box', id }: ScrollBoxProps) {
  const { ref, overflows } = useOverflows<HTMLDivElement>()
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
