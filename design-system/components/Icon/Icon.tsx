import { DIRECTIONAL, drawings } from './drawings.tsx'
import * as css from './Icon.css.ts'

export type IconName = keyof typeof drawings
export const ICON_NAMES = Object.keys(drawings) as IconName[]
export const ICON_SIZES = ['small', 'medium', 'large'] as const

export interface IconProps {
  /** Which icon is drawn. */
  name: IconName
  /** `small` is for text lines and badges. */
  size?: (typeof ICON_SIZES)[number]
  /** The accessible name. Without it the icon is decorative. */
  label?: string | undefined
}

export function Icon({ name, size = 'medium', label }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={css.icon[size]}
      data-directional={DIRECTIONAL.has(name) ? '' : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {drawings[name]}
    </svg>
  )
}
