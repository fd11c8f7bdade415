/** Confirms earlier payments at startup, on `online` and on focus. */
import { isAuthorised, plainOrder } from './journalEntry.ts'
import { orderLock } from './locks.ts'
import type { Ports, Runner } from './ports.ts'

/** Only one tab resumes at a time. */
export function createResume(runner: Runner, { journal, locks, clock }: Pick<Ports, 'journal' | 'locks' | 'clock'>) {
  let under = false

  /** The tab of an open entry with a free lock has closed, so nobody knows the outcome. */
  async function findUnanswered(): Promise<void> {
    for (const entry of await journal.all()) {
      if (entry.state !== 'open') continue
      const release = await locks.claim(orderLock(entry.orderId))
      if (!release) continue
      // Its tab may have ended it before it released the lock.
      const now = await journal.get(entry.orderId)
      if (now?.state === 'open') await journal.put({ ...plainOrder(now), state: 'unanswered' })
      await release()
    }
  }

  return async function resume(): Promise<void> {
    if (under) return
    under = true
    try {
      await journal.prune(clock.now())
      await findUnanswered()
      const pending = await runner.refresh()
      if (!pending.some(isAuthorised)) return
      const release = await locks.claim('payment:resume')
      if (!release) return
      for (const entry of await runner.refresh()) if (isAuthorised(entry)) runner.dispatch({ type: 'resumed', entry })
      // A dialog may stay open for an hour, and must not keep other tabs from retrying.
      if (runner.getState().status === 'confirming') runner.whenResting(() => void release())
      else void release()
    } finally {
      under = false
    }
  }
}
