import type { ReactNode } from 'react'
import { spoken } from './said.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface SpokenProps {
  /** The visible text: '22 Dec, 7:00 am'. */
  children: string
  /** The same text with its elements. */
  seen?: ReactNode
}

/** Keeps `8:00 pm` on one line. */
const unbroken = (text: string): string => text.replaceAll(/(\d) (?=[ap]m\b)/gi, '$1\u00A0')

/**
 * A short amount, date or time with a spoken form: visible as '22 Dec', spoken as '22 December'. Most texts need none.
 */
export function Spoken({ children, seen = unbroken(children) }: SpokenProps) {
  const said = spoken(children)
  if (said === children) return seen
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </>
  )
}
