/** Lets time pass at once. A page treats a long jump as a device that was asleep. */
const now = Date.now
let ahead = 0

/** For `beforeEach`: enables `pass`. */
export function withClock(): () => void {
  ahead = 0
  Date.now = () => now() + ahead
  return () => {
    Date.now = now
  }
}

export function pass(seconds: number): void {
  ahead += seconds * 1000
  document.dispatchEvent(new Event('visibilitychange'))
}

/**
 * Stops the clock. A spy would call itself, because Storybook logs the time of each call.
 * @param time `2026-11-24T12:16+05:30`
 * @returns a cleanup function for `beforeEach`.
 */
export function setClock(time: string): () => void {
  const stopped = Date.parse(time)
  Date.now = () => stopped
  return () => {
    Date.now = now
  }
}
