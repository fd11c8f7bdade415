import { useEffect, useRef } from 'react'
import { TextButton } from '../TextLink/TextLink.tsx'
import { realTimer, type Timer } from '../Timer/timer.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './ResendCountdown.css.ts'
import { elapsed, useSecondsLeft } from './useSecondsLeft.ts'

/** The circumference of the ring, in its own units. */
const LENGTH = 107

export interface ResendCountdownProps {
  /** When the code may be sent again: milliseconds since 1970. */
  until: number
  /** When the wait started, for the ring; by default the first render. */
  since?: number | undefined
  /** Shown during the wait: 'Resend in 0:08'. Not announced. */
  waiting: (secondsLeft: number) => string
  /** The text of the button after the wait: 'Resend code'. */
  resend?: string | undefined
  /** Announced once when the wait ends; visible too if there is no button. */
  announce: string
  /** Left out if another button of the form resends: then only the wait is shown. */
  onResend?: (() => void) | undefined
  /** The button's text while the code is sent; false otherwise. */
  busy?: string | false | undefined
  /** The clock that counts; tests pass another one. @internal */
  timer?: Timer | undefined
}

const MOST_SHOWN = 999

export function ResendCountdown(props: ResendCountdownProps) {
  const { until, since, timer = realTimer, waiting, resend, announce, onResend, busy } = props
  const { seconds, started } = useSecondsLeft(until, timer, since)
  const ready = seconds === 0
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)

  // The pressed button disappears when a new wait starts, and focus must not move to the body.
  useEffect(() => {
    if (ready || !pressed.current) return
    pressed.current = false
    if (document.activeElement === document.body) root.current?.focus()
  }, [ready])

  const press = () => {
    pressed.current = true
    onResend?.()
  }
  return (
    <div ref={root} tabIndex={-1} className={css.countdown}>
      {ready && onResend && (
        <TextButton onClick={press} busy={busy}>
          {resend}
        </TextButton>
      )}
      {!ready && (
        <>
          <svg viewBox="0 0 40 40" className={css.ring} aria-hidden="true">
            <circle className={css.whole} cx="20" cy="20" r="17" />
            <circle
              className={css.rest}
              cx="20"
              cy="20"
              r="17"
              transform="rotate(-90 20 20)"
              strokeDasharray={LENGTH}
              strokeDashoffset={LENGTH * elapsed(until, started, seconds)}
            />
            <text x="20" y="25" className={css.number}>
              {seconds !== undefined && seconds <= MOST_SHOWN && seconds}
            </text>
          </svg>
          <span className={css.words}>{seconds !== undefined && waiting(seconds)}</span>
        </>
      )}
      <span role="status" className={css.words}>
        {ready && (onResend ? <VisuallyHidden>{announce}</VisuallyHidden> : announce)}
      </span>
    </div>
  )
}
