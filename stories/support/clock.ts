/** Time that passes at once. A page that waits for longer than a story may last takes it for a device that has slept. */
const now = Date.now
let ahead = 0

/** For `beforeEach`: by the clock that `pass` moves. */
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
 * Stops the clock. Not by a spy, which would call itself: Storybook notes the time of each call.
 * @param time `2026-11-24T12:16+05:30`
 * @returns a function that ends it, for `beforeEach`.
 */
export function setClock(time: string): () => void {
  const stopped = Date.parse(time)
  Date.now = () => stopped
  return () => {
    Date.now = now
  }
}
