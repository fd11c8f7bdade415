import type { ReactNode } from 'react'
import { spoken } from './said.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface SpokenProps {
  /** What is seen: '22 Dec, 7:00 am'. */
  children: string
  /** The same text with its elements. */
  seen?: ReactNode
}

/** A short amount, date or time with what is said for it: seen as '22 Dec', heard as '22 December'. Most texts need no second one. */
export function Spoken({ children, seen = children }: SpokenProps) {
  const said = spoken(children)
  if (said === children) return seen
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </>
  )
}
