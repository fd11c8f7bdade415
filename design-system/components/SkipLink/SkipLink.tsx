import type { ReactNode } from 'react'
import * as css from './SkipLink.css.ts'

/** The first stop of the keyboard: jumps past the header. Seen only while it has focus. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a href={href} className={css.link}>
      {children}
    </a>
  )
}
