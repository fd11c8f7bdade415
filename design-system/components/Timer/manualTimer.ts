import type { Timer } from './timer.ts'

/** A timer for tests and stories that advances on request. */
export function manualTimer(start = 0): Timer & { advance: (milliseconds: number) => void } {
  let time = start
  let waiting: { at: number; run: () => void }[] = []
  return {
    now: () => time,
    after(milliseconds, run) {
      const entry = { at: time + milliseconds, run }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((one) => one !== entry)
      }
    },
    /** Runs what is due, in order, each at its own time. */
    advance(milliseconds) {
      const end = time + milliseconds
      for (;;) {
        const next = [...waiting].sort((one, other) => one.at - other.at)[0]
        if (!next || next.at > end) break
        waiting = waiting.filter((one) => one !== next)
        time = next.at
        next.run()
      }
      time = end
    },
  }
}
