/** Puts work off that would hold up the page. */

/** Lets the browser paint and handle input before the next part of a long start. */
export async function nextTask(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield()
  else await new Promise((resolve) => setTimeout(resolve))
}

export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 200)
}

/** Events that show that somebody uses the page. */
const MOVES = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
/** The first move may open something, which must not share the network with what is loaded ahead. */
const AFTER_MOVE_MS = 1500
const LONGEST_WAIT_MS = 5000

/** Works once the visitor has moved, or five seconds after the load, because a page only glanced at needs no more. */
export function later(work: () => void): void {
  const start = (): void => {
    const moves = new AbortController()
    const run = (delay: number): void => {
      if (moves.signal.aborted) return
      moves.abort()
      setTimeout(work, delay)
    }
    for (const move of MOVES) addEventListener(move, () => run(AFTER_MOVE_MS), { signal: moves.signal, passive: true })
    setTimeout(() => run(0), LONGEST_WAIT_MS)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
