import type { Wanted } from './journalEntry.ts'

/** Gives a lock back; resolves when somebody else can have it. */
export type Release = () => Promise<void>

/** One holder at a time across the tabs of this browser. */
export interface Locks {
  /** What gives the lock back, or undefined when somebody holds it. Never waits for it, never rejects. */
  claim(name: string): Promise<Release | undefined>
}

/** The locks of a payment, one for each thing that is paid for: held from pressing Pay until the payment rests. */
export function lockNames({ kind, owner, lines }: Wanted): string[] {
  return lines.map((line) => `payment:${kind}:${owner}:${line}`)
}

/** All of the locks, or none. */
export async function claimAll(locks: Locks, names: readonly string[]): Promise<Release | undefined> {
  const held: Release[] = []
  const releaseAll = async () => void (await Promise.all(held.map((release) => release())))
  // In one order, so that two tabs that want the same ones do not each get a part.
  for (const name of [...names].sort()) {
    const release = await locks.claim(name)
    if (!release) {
      await releaseAll()
      return undefined
    }
    held.push(release)
  }
  return releaseAll
}

/** Locks of one tab; several tabs of a test share one. */
export function memoryLocks(): Locks {
  const held = new Set<string>()
  return {
    claim(name) {
      if (held.has(name)) return Promise.resolve(undefined)
      held.add(name)
      return Promise.resolve(() => {
        held.delete(name)
        return Promise.resolve()
      })
    },
  }
}

/** A lock is given back by the browser when its tab dies. */
export function browserLocks(manager: LockManager): Locks {
  return {
    claim: (name) =>
      new Promise((resolve) => {
        const hold = (lock: Lock | null) => {
          if (lock === null) return resolve(undefined)
          return new Promise<void>((end) =>
            resolve(() => {
              end()
              return released
            }),
          )
        }
        const released: Promise<void> = manager.request(name, { ifAvailable: true }, hold).then(
          () => undefined,
          () => resolve(() => Promise.resolve()),
        )
      }),
  }
}
