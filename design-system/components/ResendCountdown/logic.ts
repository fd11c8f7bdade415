/** Countdowns follow the clock, so that a tab that slept is right at once. Input in milliseconds, output in seconds. */

export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}

/**
 * 0 if the shown number is already outdated, undefined at 0. Takes that number as input because a second may end during
 * rendering.
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
