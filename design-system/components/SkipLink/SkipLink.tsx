import type { ReactNode } from 'react'
import * as css from './SkipLink.css.ts'

export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a href={href} className={css.link}>
      {children}
    </a>
  )
}
