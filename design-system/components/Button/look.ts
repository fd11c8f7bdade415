import * as css from './Button.css.ts'

export const BUTTON_VARIANTS = ['primary', 'secondary', 'inverse'] as const
export const BUTTON_SIZES = ['medium', 'large'] as const

export interface ButtonLook {
  /** How much it stands out; `inverse` is for dark surfaces. @default 'primary' */
  variant?: (typeof BUTTON_VARIANTS)[number] | undefined
  /** `large` for the one action of a page. @default 'medium' */
  size?: (typeof BUTTON_SIZES)[number] | undefined
  /** `full` takes the width of its parent. @default 'content' */
  width?: 'content' | 'full' | undefined
}

/** The classes of a button, also for links that look like one. */
export function buttonClass({ variant = 'primary', size = 'medium', width = 'content' }: ButtonLook): string {
  return [css.button, css.variant[variant], css.sizes[size], css.widths[width]].filter(Boolean).join(' ')
}
