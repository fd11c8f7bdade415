/** What a component needs of time; given from outside where a test turns the hands. Milliseconds. */
export interface Timer {
  now: () => number
  /** Runs once after so many milliseconds; call the answer to take it back. */
  after: (milliseconds: number, run: () => void) => () => void
}

export const realTimer: Timer = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const id = setTimeout(run, milliseconds)
    return () => clearTimeout(id)
  },
}
