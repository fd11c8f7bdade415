import { useCallback, useState, useSyncExternalStore } from 'react'
import type { Timer } from '../Timer/timer.ts'
import { secondsLeft, untilNextTick } from './logic.ts'

/** Prerendering has no clock: until hydration the wait is at its start, or undefined without one. */
export function useSecondsLeft(until: number, timer: Timer, since?: number) {
  const [asked, setAsked] = useState<{ until: number; at: number }>()
  const subscribe = useCallback(
    (changed: () => void) => {
      setAsked((before) => (before?.until === until ? before : { until, at: timer.now() }))
      return everySecond({ until, timer, changed })
    },
    [until, timer],
  )
  const seconds = useSyncExternalStore(
    subscribe,
    () => secondsLeft(until, timer.now()),
    () => (since === undefined ? undefined : secondsLeft(until, since)),
  )
  return { seconds, started: since ?? (asked?.until === until ? asked.at : undefined) }
}

interface Clockwork {
  until: number
  timer: Timer
  changed: () => void
}

/**
 * Calls back each time the shown number is outdated.
 * @returns a function that stops it.
 */
function everySecond({ until, timer, changed }: Clockwork): () => void {
  let cancel: (() => void) | undefined
  const wait = () => {
    cancel?.()
    const stale = untilNextTick(until, secondsLeft(until, timer.now()), timer.now())
    cancel = stale === undefined ? undefined : timer.after(stale, again)
  }
  const again = () => {
    changed()
    wait()
  }
  wait()
  // A sleeping tab delays timers, so waking up counts as a tick.
  document.addEventListener('visibilitychange', again)
  return () => {
    cancel?.()
    document.removeEventListener('visibilitychange', again)
  }
}
