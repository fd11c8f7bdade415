import type { ReactNode } from 'react'
import { visuallyHidden } from '../../styles/text.css.ts'

interface VisuallyHiddenProps {
  /** Text for screen readers only. */
  children: ReactNode
  /** The outermost element's `id`. */
  id?: string | undefined
  /** `div` for block content. */
  as?: 'span' | 'div'
}

export function VisuallyHidden({ children, id, as: Element = 'span' }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={visuallyHidden}>
      {children}
    </Element>
  )
}
