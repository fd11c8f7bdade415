/** At the start of a visit, on `online` and on focus: what was paid and never confirmed is confirmed again. */
import type { Ports } from './ports.ts'
import type { Runner } from './runner.ts'

/** One tab of all does it at a time; it lets go when the payment on its screen is confirmed or given up for now. */
export function createResume(runner: Runner, { journal, locks, clock }: Pick<Ports, 'journal' | 'locks' | 'clock'>) {
  let under = false

  return async function resume(): Promise<void> {
    if (under) return
    under = true
    try {
      await journal.prune(clock.now())
      const pending = await runner.refresh()
      if (pending.length === 0) return
      const release = await locks.claim('payment:resume')
      if (!release) return
      for (const entry of await runner.refresh()) runner.dispatch({ type: 'resumed', entry })
      // A dialog that stands open for an hour must not keep the other tabs, or this one, from the next try.
      if (runner.getState().is === 'confirming') runner.whenResting(release)
      else release()
    } finally {
      under = false
    }
  }
}
