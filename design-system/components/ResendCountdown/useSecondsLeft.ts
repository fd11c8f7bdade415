import { useLayoutEffect, useState } from 'react'
import type { Timer } from '../Timer/timer.ts'
import { secondsLeft, untilStale } from './logic.ts'

/** The seconds left until a moment of the clock, and when the wait started: `since`, else when this was first asked. */
export function useSecondsLeft(until: number, now: () => number, timer: Timer, since?: number) {
  const [asked, setAsked] = useState({ until, started: now() })
  if (asked.until !== until) setAsked({ until, started: now() })
  const [, tick] = useState(0)
  const seconds = secondsLeft(until, now())

  useLayoutEffect(() => {
    const again = () => tick((count) => count + 1)
    const wait = untilStale(until, seconds, now())
    if (wait === undefined) return
    // A sleeping tab holds timers back: waking up counts as a tick.
    document.addEventListener('visibilitychange', again)
    const cancel = timer.after(wait, again)
    return () => {
      cancel()
      document.removeEventListener('visibilitychange', again)
    }
  })
  return { seconds, started: since ?? asked.started }
}
