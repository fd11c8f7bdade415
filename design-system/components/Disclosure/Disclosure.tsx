import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Disclosure.css.ts'

export interface DisclosureProps {
  /** The visible line; a press shows or hides the content. */
  summary: ReactNode
  /** The content that is hidden at first. */
  children: ReactNode
  /** The initial or requested state; a press changes it without the caller. */
  open?: boolean | undefined
  /** Called with the new state after each change. */
  onToggle?: ((open: boolean) => void) | undefined
  /** The outermost element's `id`. */
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
