import type { ReactNode, Ref } from 'react'
import * as css from './Button.css.ts'

export const BUTTON_VARIANTS = ['primary', 'secondary', 'inverse'] as const
export const BUTTON_SIZES = ['medium', 'large'] as const

export interface ButtonLook {
  variant?: (typeof BUTTON_VARIANTS)[number]
  size?: (typeof BUTTON_SIZES)[number]
  width?: 'content' | 'full'
}

interface ButtonBase extends ButtonLook {
  children: ReactNode
  id?: string
  ref?: Ref<HTMLButtonElement>
  type?: 'button' | 'submit'
  form?: string
  onClick?: () => void
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-haspopup'?: 'dialog' | 'menu'
}

/** Idle, busy with a label, or disabled with a reason; never two at once. */
export type ButtonProps = ButtonBase &
  (
    | { busy?: undefined; disabledReason?: undefined }
    | { busy: string | false; disabledReason?: undefined }
    | { busy?: undefined; /** Why it is disabled; its accessible description. */ disabledReason: string | false }
  )

/** While busy or disabled it stays focusable (`aria-disabled`) and ignores presses, including form submits. */
export function Button({
  children,
  variant,
  size,
  width,
  busy,
  disabledReason,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const off = Boolean(busy) || Boolean(disabledReason)
  return (
    <button
      {...rest}
      type={type}
      className={css.button({ variant, size, width })}
      aria-disabled={off || undefined}
      data-busy={busy ? '' : undefined}
      title={disabledReason || undefined}
      onClick={(event) => {
        if (off) return event.preventDefault()
        onClick?.()
      }}
    >
      {busy ? (
        <span className={css.words}>
          <span className={css.away} aria-hidden="true">
            {children}
          </span>
          <span className={css.word}>{busy}</span>
        </span>
      ) : (
        children
      )}
    </button>
  )
}
