import type { ReactNode, Ref } from 'react'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { Spoken } from '../VisuallyHidden/Spoken.tsx'
import * as css from './Alert.css.ts'
import { breakEmails } from './breakEmails.tsx'

export const ALERT_TONES = ['success', 'warning', 'danger', 'info'] as const
export type AlertTone = (typeof ALERT_TONES)[number]

/** An icon for each tone, so that none depends on colour alone. */
export const TONE_ICON = {
  success: 'check-circle',
  warning: 'warning-triangle',
  danger: 'octagon-alert',
  info: 'info',
} as const satisfies Record<AlertTone, IconName>

const ROLE = { polite: 'status', assertive: 'alert', off: undefined } as const

export interface AlertProps {
  /** What kind of message it is; chooses colour and icon. */
  tone: AlertTone
  /** The message: one or two sentences. */
  children: ReactNode
  /** A short heading above the message. */
  title?: string | undefined
  /** How it is announced when it appears. Use `off` if it was there from the start. */
  live?: 'polite' | 'assertive' | 'off' | undefined
  /** One link or button after the message. */
  action?: ReactNode
  /** The outermost element's `id`. */
  id?: string | undefined
  /** Set -1 to move focus here after a failed submit. */
  tabIndex?: -1 | undefined
  /** The outermost element, to move focus to it. */
  ref?: Ref<HTMLDivElement>
}

export function Alert({ tone, children, title, live = 'off', action, ...rest }: AlertProps) {
  return (
    <div {...rest} role={ROLE[live]} className={`${css.alert} ${css.tone[tone]}`}>
      <span className={`${css.icon} ${css.ink[tone]}`}>
        <Icon name={TONE_ICON[tone]} />
      </span>
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {typeof children === 'string' ? (
          <p>
            <Spoken seen={breakEmails(children)}>{children}</Spoken>
          </p>
        ) : (
          children
        )}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}
