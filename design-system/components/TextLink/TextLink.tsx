import type { ReactNode, Ref } from 'react'
import { focusPressed } from '../Button/focusPressed.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './TextLink.css.ts'

export interface TextLinkProps {
  /** Where it leads. */
  href: string
  /** Its text: what the visitor finds there. */
  children: ReactNode
  /** The outermost element's `id`. */
  id?: string | undefined
  /** The link element, to move focus to it. */
  ref?: Ref<HTMLAnchorElement>
  /** An icon before the text; decorative. */
  icon?: IconName | undefined
  /** Opens a new tab, and draws an icon that says so. */
  external?: boolean | undefined
  /** Hidden text after an external link: ', opens in a new tab'. */
  externalLabel?: string | undefined
  /** Accessible name, if the text alone does not say enough; must contain it. */
  'aria-label'?: string | undefined
  /** Marks it as the link to the page that is shown. */
  'aria-current'?: 'page' | undefined
}

export function TextLink({ children, icon, external, externalLabel, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={css.textLink}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : undefined)}
    >
      {icon && <Icon name={icon} />}
      {children}
      {external && <Icon name="external" size="small" />}
      {external && externalLabel && <VisuallyHidden>{externalLabel}</VisuallyHidden>}
    </Link>
  )
}

export interface TextButtonProps {
  /** Its text: a verb. */
  children: ReactNode
  /** Called on a press, unless it is busy. */
  onClick: () => void
  /** The outermost element's `id`. */
  id?: string | undefined
  /** The button element, to move focus to it. */
  ref?: Ref<HTMLButtonElement>
  /** An icon before the text; decorative. */
  icon?: IconName | undefined
  /** The text while its action is running; false otherwise. */
  busy?: string | false | undefined
  /** Accessible name, if the text alone does not say enough; must contain it. */
  'aria-label'?: string | undefined
  /** The `id` of a text that describes it. */
  'aria-describedby'?: string | undefined
  /** Whether the panel that it opens is open. */
  'aria-expanded'?: boolean | undefined
  /** The `id` of the panel that it opens. */
  'aria-controls'?: string | undefined
}

export function TextButton({ children, onClick, busy, icon, ...rest }: TextButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={css.button}
      aria-disabled={busy ? true : undefined}
      onClick={(event) => {
        if (busy) return
        focusPressed(event)
        onClick()
      }}
    >
      {icon && <Icon name={icon} />}
      {busy || children}
    </button>
  )
}
