import type { ReactNode, Ref } from 'react'
import { buttonClass, type ButtonLook } from '../Button/look.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Link } from '../Link/Link.tsx'

export interface LinkButtonProps extends ButtonLook {
  /** Where it leads. */
  href: string
  /** Its text: what the visitor finds there. */
  children: ReactNode
  /** The outermost element's `id`. */
  id?: string | undefined
  /** The link element, to move focus to it. */
  ref?: Ref<HTMLAnchorElement>
  /** Opens a new tab. */
  external?: boolean | undefined
  /** Hidden text after an external link: ', opens in a new tab'. */
  externalLabel?: string | undefined
  /** Its accessible name, which must contain its text: 'Ask for the price, Golden Hour'. */
  'aria-label'?: string | undefined
  /** The `id` of a text that describes it. */
  'aria-describedby'?: string | undefined
}

export function LinkButton({ children, variant, size, width, external, externalLabel, ...rest }: LinkButtonProps) {
  return (
    <Link
      {...rest}
      className={buttonClass({ variant, size, width })}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : undefined)}
    >
      {children}
      {external && <Icon name="external" size="small" />}
      {external && externalLabel && <VisuallyHidden>{externalLabel}</VisuallyHidden>}
    </Link>
  )
}
