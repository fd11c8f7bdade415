import { useCallback, useState, useSyncExternalStore } from 'react'
import type { Timer } from '../Timer/timer.ts'

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

/** Follows the clock, so that a tab that slept is right at once. @returns seconds; the arguments are milliseconds. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}

/**
 * @param shown in seconds; passed in, because a second may end during rendering.
 * @returns milliseconds: 0 if the shown number is already outdated, undefined at 0.
 */
export function untilNextTick(until: number, shown: number, now: number): number | undefined {
  return shown <= 0 ? undefined : Math.max(0, until - (shown - 1) * 1000 - now)
}

/** The elapsed part of the ring, 0 to 1. Full before the start is known. */
export function elapsed(until: number, started: number | undefined, seconds: number | undefined): number {
  if (started === undefined || seconds === undefined) return 0
  const whole = until - started
  if (whole <= 0) return 1
  return Math.min(1, Math.max(0, 1 - (seconds * 1000) / whole))
}
