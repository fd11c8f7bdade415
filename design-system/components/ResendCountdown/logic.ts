/** A countdown reads the clock, it does not count: a tab that slept is right at once. Milliseconds in, seconds out. */

/** Seconds still to wait, never less than 0. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}

/**
 * Milliseconds until the number that is shown is no longer right, 0 when it already is not; undefined once it
 * shows 0. Goes by the number, not by the clock alone: drawing takes time, and a second may end meanwhile.
 */
export function untilStale(until: number, shown: number, now: number): number | undefined {
  return shown <= 0 ? undefined : Math.max(0, until - (shown - 1) * 1000 - now)
}

/** The part of the ring that has run out, 0 to 1. Goes with the number; it is whole before the wait's start is known. */
export function spent(until: number, started: number | undefined, seconds: number | undefined): number {
  if (started === undefined || seconds === undefined) return 0
  const whole = until - started
  if (whole <= 0) return 1
  return Math.min(1, Math.max(0, 1 - (seconds * 1000) / whole))
}
