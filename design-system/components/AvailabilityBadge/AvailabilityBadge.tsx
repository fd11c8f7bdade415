import type { ReactNode } from 'react'
import type { Availability } from '../../tokens/theme.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import * as css from './AvailabilityBadge.css.ts'

/** What a badge says: also no answer yet, and no answer at all. */
export type AvailabilityState = Availability | 'checking' | 'error'

const SIGN = {
  available: 'check-circle',
  fast: 'hourglass',
  sold: 'barred',
  checking: 'clock',
  error: 'octagon-alert',
} as const satisfies Record<AvailabilityState, IconName>

export interface AvailabilityBadgeProps {
  /** Places are free, nearly gone (`fast`) or sold out; or the answer is pending, or failed. */
  state: AvailabilityState
  /** The provider's own text, of any length. By default the state has words of its own. */
  children: ReactNode
  /**
   * Announces each answer politely. Keep the badge mounted while its state changes: a live region that appears together
   * with its text is not announced.
   */
  announce?: boolean | undefined
  /** Shows sign and words only, as in the legend of a calendar. */
  plain?: boolean | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function AvailabilityBadge({ state, children, announce = false, plain = false, id }: AvailabilityBadgeProps) {
  return (
    <span
      id={id}
      className={plain ? undefined : css.live}
      {...(announce ? { role: 'status', 'aria-busy': state === 'checking' } : undefined)}
    >
      <span key={state} className={plain ? `${css.badge[state]} ${css.plain}` : css.badge[state]} data-state={state}>
        <span className={css.icon}>
          <Icon name={SIGN[state]} size="small" />
        </span>
        <span className={css.words}>{children}</span>
      </span>
    </span>
  )
}
