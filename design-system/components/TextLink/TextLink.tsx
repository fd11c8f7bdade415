import type { ReactNode, Ref } from 'react'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './TextLink.css.ts'

export interface TextLinkProps {
  href: string
  children: ReactNode
  id?: string | undefined
  ref?: Ref<HTMLAnchorElement>
  icon?: IconName | undefined
  external?: boolean | undefined
  /** Hidden text after an external link: ', opens in a new tab'. */
  externalLabel?: string | undefined
  'aria-label'?: string | undefined
  'aria-current'?: 'page' | undefined
}

export function TextLink({ children, icon, external, externalLabel, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={css.link} {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : undefined)}>
      {icon && <Icon name={icon} />}
      {children}
      {external && <Icon name="external" size="small" />}
      {external && externalLabel && <VisuallyHidden>{externalLabel}</VisuallyHidden>}
    </a>
  )
}

export interface TextButtonProps {
  children: ReactNode
  onClick: () => void
  id?: string | undefined
  ref?: Ref<HTMLButtonElement>
  icon?: IconName | undefined
  busy?: string | false | undefined
  'aria-label'?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-expanded'?: boolean | undefined
  'aria-controls'?: string | undefined
}

export function TextButton({ children, onClick, busy, icon, ...rest }: TextButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={css.link}
      aria-disabled={busy ? true : undefined}
      onClick={() => {
        if (!busy) onClick()
      }}
    >
      {icon && <Icon name={icon} />}
      {busy || children}
    </button>
  )
}
