import { Suspense, useEffect, type ReactNode } from 'react'
import { markHydrated, type PagePart } from './hydrated.ts'

/**
 * Hydrates a part of the page in a task of its own.
 * @param children empty if the page has no such part.
 */
export function HydratedPart({ part, children }: { part: PagePart; children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <Mark part={part} />
    </Suspense>
  )
}

function Mark({ part }: { part: PagePart }) {
  useEffect(() => markHydrated(part), [part])
  return null
}
