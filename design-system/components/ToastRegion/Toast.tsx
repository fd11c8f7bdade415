import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type AlertTone, TONE_ICON } from '../Alert/Alert.tsx'
import * as tones from '../Alert/Alert.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { type Hold, leftAfter, TOAST_ANIMATION, type ToastMessage } from './logic.ts'
import * as css from './ToastRegion.css.ts'

const TONE = { success: 'success', error: 'danger', info: 'info' } as const satisfies Record<
  ToastMessage['tone'],
  AlertTone
>

interface ToastProps {
  toast: ToastMessage
  dismissLabel: string
  hold: Hold
  /** In milliseconds. */
  timeout: number
  extended: number
  onDismiss: (id: string) => void
}

/** A toast with its timer. Its text is hidden from screen readers, because the region announces and keeps it. */
export function Toast({ toast, dismissLabel, hold, timeout, extended, onDismiss }: ToastProps) {
  const [leaving, setLeaving] = useState(false)
  const left = useRef(timeout)
  const tone = TONE[toast.tone]
  // By script: the content security policy refuses style attributes on prerendered pages.
  const live = useCallback(
    (element: HTMLLIElement | null) => element?.style.setProperty(css.LIFE, `${timeout}ms`),
    [timeout],
  )
  const gone = useEffectEvent(() => onDismiss(toast.id))

  useEffect(() => {
    if (hold !== 'none' || leaving) {
      return () => {
        left.current = leftAfter(hold, left.current, extended)
      }
    }
    const since = Date.now()
    const timer = setTimeout(() => setLeaving(true), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (Date.now() - since))
    }
  }, [hold, leaving, extended])

  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(gone, TOAST_ANIMATION)
    return () => clearTimeout(timer)
  }, [leaving])

  return (
    <li
      ref={live}
      className={`${css.toast} ${tones.tone[tone]}`}
      data-leaving={leaving ? '' : undefined}
      data-held={hold === 'none' ? undefined : ''}
      onClick={() => setLeaving(true)}
    >
      <span className={`${css.icon} ${tones.ink[tone]}`}>
        <Icon name={TONE_ICON[tone]} />
      </span>
      <p className={css.words} aria-hidden="true">
        {toast.text}
      </p>
      <IconButton icon="close" label={`${dismissLabel}: ${toast.text}`} onClick={() => setLeaving(true)} />
    </li>
  )
}
