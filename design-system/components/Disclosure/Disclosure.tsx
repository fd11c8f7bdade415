import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Disclosure.css.ts'

export interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  /** The initial or requested state; a press changes it without the caller. */
  open?: boolean | undefined
  onToggle?: ((open: boolean) => void) | undefined
  id?: string | undefined
}

/** A native `details`: works without scripts, and the browser's page search opens it. */
export function Disclosure({ summary, children, open = false, onToggle, id }: DisclosureProps) {
  return (
    <details id={id} open={open} className={css.details} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={css.summary}>
        {summary}
        <span className={css.arrow}>
          <Icon name="chevron-down" size="small" />
        </span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  )
}
