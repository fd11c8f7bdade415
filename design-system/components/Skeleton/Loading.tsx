import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** Announces loading politely and marks the skeletons as busy. */
export function Loading({ label, children, id }: { label: string; children: ReactNode; id?: string | undefined }) {
  return (
    <div id={id}>
      <div role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </div>
      <div aria-busy="true">{children}</div>
    </div>
  )
}
