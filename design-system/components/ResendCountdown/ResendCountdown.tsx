import { useEffect, useRef } from 'react'
import { TextButton } from '../TextLink/TextLink.tsx'
import { realTimer, type Timer } from '../Timer/timer.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { spent } from './logic.ts'
import * as css from './ResendCountdown.css.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

/** Of the ring's circle, in its own units. */
const LENGTH = 107

export interface ResendCountdownProps {
  /** When the code may be sent again: milliseconds since 1970. */
  until: number
  /** When the wait started, for the ring; else when this was first drawn. */
  since?: number | undefined
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined
  /** What stands there meanwhile: 'Resend in 0:08'. Not announced. */
  waiting: (secondsLeft: number) => string
  /** The button's word. */
  resend?: string | undefined
  /** Announced once, politely, when the wait is over; without a button it is seen, too. */
  announce: string
  /** Left out where the form's own button does it again: then there is a wait and no button. */
  onResend?: (() => void) | undefined
  /** What the button says while the code is being sent. */
  busy?: string | false | undefined
  timer?: Timer | undefined
}

/** The ring has room for so many seconds; the words tell more. */
const MOST_SHOWN = 999

/** A wait, then a button. Goes by the clock; only its end is announced. */
export function ResendCountdown(props: ResendCountdownProps) {
  const { until, since, timer = realTimer, now = timer.now, waiting, resend, announce, onResend, busy } = props
  const { seconds, started } = useSecondsLeft(until, now, timer, since)
  const ready = seconds === 0
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)

  // The pressed button goes away when the wait starts anew: focus must not fall to the body.
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
              strokeDashoffset={LENGTH * spent(until, started, seconds)}
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
