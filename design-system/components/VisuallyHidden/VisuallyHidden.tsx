import type { ReactNode } from 'react'
import { visuallyHidden } from '../../styles/text.css.ts'

/** Read aloud, not seen. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string | undefined }) {
  return (
    <span id={id} className={visuallyHidden}>
      {children}
    </span>
  )
}
