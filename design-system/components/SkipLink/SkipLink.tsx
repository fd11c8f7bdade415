import type { ReactNode } from 'react'
import * as css from './SkipLink.css.ts'

export function SkipLink({
  href,
  children,
}: {
  /** The `id` of the main content, with `#`. */
  href: `#${string}`
  /** Its text: 'Skip to content'. */
  children: ReactNode
}) {
  return (
    <a href={href} className={css.link}>
      {children}
    </a>
  )
}
