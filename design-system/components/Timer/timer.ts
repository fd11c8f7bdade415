/** A component's timer; tests pass another one. Times are in milliseconds. */
export interface Timer {
  now: () => number
  /**
   * Runs once after a delay.
   * @returns a function that cancels it.
   */
  after: (milliseconds: number, run: () => void) => () => void
}

export const realTimer: Timer = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const id = setTimeout(run, milliseconds)
    return () => clearTimeout(id)
  },
}
