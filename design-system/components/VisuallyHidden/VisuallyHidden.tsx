import type { ReactNode } from 'react'
import { visuallyHidden } from '../../styles/text.css.ts'

interface VisuallyHiddenProps {
  children: ReactNode
  id?: string | undefined
  /** `div` around what may not stand in a line of text: a heading, a message of its own. */
  as?: 'span' | 'div'
}

/** Read aloud, not seen. */
export function VisuallyHidden({ children, id, as: Element = 'span' }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={visuallyHidden}>
      {children}
    </Element>
  )
}
