import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import * as css from './Badge.css.ts'

export const BADGE_TONES = ['neutral', 'strong', 'sun', 'success', 'warning', 'danger', 'info'] as const

export interface BadgeProps {
  /** One or two words, understandable without the tone. */
  children: ReactNode
  /** The meaning of its colour. */
  tone?: (typeof BADGE_TONES)[number] | undefined
  /** An icon before the text; decorative. */
  icon?: IconName | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

/** A short label such as 'Paid' or 'New'. For days use `AvailabilityBadge`. */
export function Badge({ children, tone = 'neutral', icon, id }: BadgeProps) {
  return (
    <span id={id} className={css.tone[tone]}>
      {icon && (
        <span className={css.icon}>
          <Icon name={icon} size="small" />
        </span>
      )}
      <span>{children}</span>
    </span>
  )
}
