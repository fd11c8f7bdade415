/** A countdown reads the clock, it does not count: a tab that slept is right at once. Milliseconds in, seconds out. */

/** Seconds still to wait, never less than 0. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}

/** Milliseconds until the number changes; undefined once it is 0. */
export function untilNextSecond(until: number, now: number): number | undefined {
  const left = until - now
  return left <= 0 ? undefined : left % 1000 || 1000
}

/** The part of the ring that has run out, 0 to 1. */
export function spent(until: number, started: number, now: number): number {
  const whole = until - started
  if (whole <= 0) return 1
  return Math.min(1, Math.max(0, (now - started) / whole))
}
