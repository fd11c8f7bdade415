import type { ReactNode } from 'react'
import { together } from '../../styles/text.css.ts'
import { spoken } from './said.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface SpokenProps {
  /** The visible text: '22 Dec, 7:00 am'. */
  children: string
  /** The same text with its elements. */
  seen?: ReactNode
  /** Keeps its order in a line of the other direction. */
  isolated?: boolean
}

/** Keeps `8:00 pm` on one line, and `2:00 pm – 8:00 pm` where the line is long enough. */
const unbroken = (text: string): ReactNode =>
  text
    .replaceAll(/(\d) (?=[ap]m\b)/gi, '$1\u00A0')
    .split(/(\d[^ ]*m – \d[^ ]*)/i)
    .map((part, at) =>
      at % 2 ? (
        <span key={at} className={together}>
          {part}
        </span>
      ) : (
        part
      ),
    )

/**
 * A short amount, date or time with a spoken form: visible as '22 Dec', spoken as '22 December'. Most texts need none.
 */
export function Spoken({ children, seen = unbroken(children), isolated = false }: SpokenProps) {
  const said = spoken(children)
  const text =
    said === children ? (
      seen
    ) : (
      <>
        <span aria-hidden="true">{seen}</span>
        <VisuallyHidden>{said}</VisuallyHidden>
      </>
    )
  return isolated ? <bdi>{text}</bdi> : text
}
