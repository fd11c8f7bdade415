import type { Ref } from 'react'
import { focusPressed } from '../Button/focusPressed.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './IconButton.css.ts'

interface IconButtonBase {
  /** The icon that is drawn. */
  icon: IconName
  /** The accessible name, including the badge: 'Cart, 3 items'. */
  label: string
  /** The outermost element's `id`. */
  id?: string | undefined
  /** Draws a border, for a button that stands alone. @default false */
  outline?: boolean | undefined
  /** A few characters at its corner; visual only. */
  badge?: string | undefined
}

export type IconButtonProps = IconButtonBase &
  (
    | {
        /** Makes it a link to this address. */
        href: string
        /** The button or link, to move focus to it. */
        ref?: Ref<HTMLAnchorElement>
        /** Opens a new tab. Say so in `label`. */
        external?: boolean | undefined
        onClick?: undefined
      }
    | {
        href?: undefined
        /** Called on a press, unless it is busy or disabled. */
        onClick: () => void
        ref?: Ref<HTMLButtonElement>
        /** Its action is running: presses are ignored, and it is announced as busy. */
        busy?: boolean | undefined
        /** Why it is disabled; its accessible description. */
        disabledReason?: string | false | undefined
        /** Whether the panel that it opens is open. */
        'aria-expanded'?: boolean | undefined
        /** The `id` of the panel that it opens. */
        'aria-controls'?: string | undefined
        /** What kind of panel it opens. */
        'aria-haspopup'?: 'dialog' | 'menu' | undefined
        /** The `id` of a text that describes it. */
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
  const look = outline ? css.look.outlined : css.look.plain
  if (rest.href !== undefined) {
    const { external, onClick: _none, ...link } = rest
    const away = external ? { target: '_blank', rel: 'noopener noreferrer' } : undefined
    return (
      <Link {...link} {...away} aria-label={label} className={look}>
        {inside}
      </Link>
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
      className={look}
      onClick={(event) => {
        if (off) return
        focusPressed(event)
        onClick()
      }}
    >
      {inside}
    </button>
  )
}
