import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Skeleton.css.ts'

/** Announces loading politely and marks the skeletons as busy. They appear after a fifth of a second. */
export function Loading({
  label,
  children,
  id,
}: {
  /** What is announced: 'Loading'. */
  label: string
  /** The skeletons. */
  children: ReactNode
  /** The outermost element's `id`. */
  id?: string | undefined
}) {
  return (
    <div id={id}>
      <div role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </div>
      <div aria-busy="true" className={css.busy}>
        {children}
      </div>
    </div>
  )
}
