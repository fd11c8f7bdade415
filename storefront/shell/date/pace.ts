/** Rate-limits background calls, and pauses them while the provider is overloaded. */

const MINUTE_MS = 60_000
/** The pause after a first refusal without `Retry-After`; it doubles with each further one. */
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 10 * MINUTE_MS

/**
 * @param text of `Retry-After`: seconds, or a date.
 * @returns milliseconds; undefined for anything else.
 */
export function pauseOf(text: string | undefined, now: number): number | undefined {
  const trimmed = text?.trim() ?? ''
  if (/^\d+$/.test(trimmed)) return Number(trimmed) * 1000
  const date = /^\w{3}, /.test(trimmed) ? Date.parse(trimmed) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}

export function createPace() {
  /** Start times of the last minute's calls. */
  let begun: number[] = []
  let pausedUntil = 0
  let refusals = 0

  function waitFor(perMinute: number): number {
    const time = Date.now()
    begun = begun.filter((start) => start > time - MINUTE_MS)
    const [oldest = time] = begun.slice(-perMinute)
    const whenFree = begun.length < perMinute ? time : oldest + MINUTE_MS
    return Math.max(whenFree, pausedUntil) - time
  }

  return {
    /**
     * Waits until a call may start.
     * @returns false after an abort, or if the wait would exceed `timeout`.
     */
    async turn(perMinute: number, signal: AbortSignal, timeout = Infinity): Promise<boolean> {
      const end = Date.now() + timeout
      for (let wait = waitFor(perMinute); wait > 0 && !signal.aborted; wait = waitFor(perMinute)) {
        if (Date.now() >= end) return false
        await pause(Math.min(wait, end - Date.now()), signal)
      }
      if (!signal.aborted) begun.push(Date.now())
      return !signal.aborted
    },
    answered(): void {
      refusals = 0
    },
    /** @param retryAfter the header, if it is sent and readable. */
    tooMuch(retryAfter: string | undefined): void {
      const asked = pauseOf(retryAfter, Date.now())
      // Several calls under way may be refused at once; only the first refusal counts.
      const isPaused = Date.now() < pausedUntil
      if (isPaused && asked === undefined) return
      const pausing = Math.min(asked ?? FIRST_PAUSE_MS * 2 ** refusals, LONGEST_PAUSE_MS)
      if (!isPaused) refusals += 1
      pausedUntil = Math.max(pausedUntil, Date.now() + pausing)
    },
  }
}
