import type { ReactNode } from 'react'
import * as css from './ScrollBox.css.ts'
import { useOverflows } from './useOverflows.ts'

export interface ScrollBoxProps {
  /** Names what scrolls. */
  label: string
  children: ReactNode
  fade?: keyof typeof css.box | undefined
  id?: string | undefined
}

/** At most 450 px high. Scrolls by keyboard: it takes focus while there is more than it shows (WCAG 2.1.1). */
export function ScrollBox({ label, children, fade = 'none', id }: ScrollBoxProps) {
  const { ref, overflows } = useOverflows<HTMLDivElement>()
  return (
    <div ref={ref} id={id} role="group" aria-label={label} tabIndex={overflows ? 0 : undefined} className={css.box[fade]}>
      {children}
    </div>
  )
}
