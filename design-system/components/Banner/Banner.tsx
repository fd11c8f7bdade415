import type { ReactNode } from 'react'
import { needsScript } from '../../styles/script.css.ts'
import { TONE_ICON } from '../Alert/Alert.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Banner.css.ts'

export const BANNER_TONES = ['sun', 'success', 'warning', 'danger', 'info'] as const

interface BannerBase {
  /** What kind of message it is; chooses colour and icon. */
  tone: (typeof BANNER_TONES)[number]
  /** Names the landmark: 'Notice'. */
  label: string
  /** The message: one or two sentences. */
  children: ReactNode
  /** One link or button after the text. */
  action?: ReactNode
  /** How it is announced when it appears. Leave it out if it was there from the start. */
  live?: boolean | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

/** A banner is either permanent, or dismissible with a label. */
export type BannerProps = BannerBase &
  (
    | { onDismiss?: undefined; dismissLabel?: undefined }
    | {
        /** Called by the close button; without it the banner is permanent. */
        onDismiss: () => void
        /** Accessible name of the close button: 'Dismiss'. */
        dismissLabel: string
      }
  )

/** A message about the whole page, at its top: holiday closing, offline. */
export function Banner({ tone, label, children, action, live, id, onDismiss, dismissLabel }: BannerProps) {
  return (
    <section id={id} aria-label={label} className={css.tone[tone]}>
      <div className={css.inside}>
        <span className={css.icon}>
          <Icon name={tone === 'sun' ? 'info' : TONE_ICON[tone]} />
        </span>
        <div className={css.content}>
          <div className={css.words} role={live ? 'status' : undefined}>
            {children}
          </div>
          {action}
        </div>
        {onDismiss && (
          <div className={`${css.dismiss} ${needsScript}`}>
            <IconButton icon="close" label={dismissLabel} onClick={onDismiss} />
          </div>
        )}
      </div>
    </section>
  )
}
