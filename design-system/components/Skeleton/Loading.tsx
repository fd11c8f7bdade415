import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** Announces loading politely and marks the skeletons as busy. */
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
      <div aria-busy="true">{children}</div>
    </div>
  )
}
