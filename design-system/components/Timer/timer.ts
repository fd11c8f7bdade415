/** The timer a component uses; tests pass another one. Milliseconds. */
export interface Timer {
  now: () => number
  /** Runs once after a delay; call the returned function to cancel. */
  after: (milliseconds: number, run: () => void) => () => void
}

export const realTimer: Timer = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const id = setTimeout(run, milliseconds)
    return () => clearTimeout(id)
  },
}
