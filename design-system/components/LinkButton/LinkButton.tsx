import type { ReactNode, Ref } from 'react'
import type { ButtonLook } from '../Button/Button.tsx'
import * as css from '../Button/Button.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface LinkButtonProps extends ButtonLook {
  href: string
  children: ReactNode
  id?: string | undefined
  ref?: Ref<HTMLAnchorElement>
  external?: boolean | undefined
  /** Hidden text after an external link: ', opens in a new tab'. */
  externalLabel?: string | undefined
  'aria-describedby'?: string | undefined
}

export function LinkButton({ children, variant, size, width, external, externalLabel, ...rest }: LinkButtonProps) {
  return (
    <a
      {...rest}
      className={css.button({ variant, size, width })}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : undefined)}
    >
      {children}
      {external && <Icon name="external" size="small" />}
      {external && externalLabel && <VisuallyHidden>{externalLabel}</VisuallyHidden>}
    </a>
  )
}
