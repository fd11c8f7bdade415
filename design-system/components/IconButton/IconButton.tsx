import type { Ref } from 'react'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import * as css from './IconButton.css.ts'

interface IconButtonBase {
  icon: IconName
  /** The accessible name, including the badge: 'Cart, 3 items'. */
  label: string
  id?: string | undefined
  outline?: boolean | undefined
  /** A few characters at its corner; visual only. */
  badge?: string | undefined
}

export type IconButtonProps = IconButtonBase &
  (
    | { href: string; ref?: Ref<HTMLAnchorElement>; external?: boolean | undefined; onClick?: undefined }
    | {
        href?: undefined
        onClick: () => void
        ref?: Ref<HTMLButtonElement>
        busy?: boolean | undefined
        /** Why it is disabled; its accessible description. */
        disabledReason?: string | false | undefined
        'aria-expanded'?: boolean | undefined
        'aria-controls'?: string | undefined
        'aria-haspopup'?: 'dialog' | 'menu' | undefined
        'aria-describedby'?: string | undefined
      }
  )

export function IconButton({ icon, label, outline, badge, ...rest }: IconButtonProps) {
  const inside = (
    <>
      <Icon name={icon} />
      {badge && (
        <span className={css.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </>
  )
  if (rest.href !== undefined) {
    const { external, onClick: _none, ...link } = rest
    const away = external ? { target: '_blank', rel: 'noopener noreferrer' } : undefined
    return (
      <a {...link} {...away} aria-label={label} className={css.button({ outline })}>
        {inside}
      </a>
    )
  }
  const { busy, disabledReason, onClick, href: _none, ...button } = rest
  const off = Boolean(busy) || Boolean(disabledReason)
  return (
    <button
      {...button}
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      title={disabledReason || undefined}
      className={css.button({ outline })}
      onClick={() => {
        if (!off) onClick()
      }}
    >
      {inside}
    </button>
  )
}
