import type { Wanted } from './journalEntry.ts'

/** Resolves when others can claim the lock. */
export type Release = () => Promise<void>

export interface Locks {
  /** Undefined if the lock is taken. Never waits, never rejects. */
  claim(name: string): Promise<Release | undefined>
}

/** One lock for each line, held from pressing Pay until the payment ends. */
export function lockNames({ kind, owner, lines }: Wanted): string[] {
  return lines.map((line) => `payment:${kind}:${owner}:${line}`)
}

/** Held from before the order's dialog opens until the payment rests. Unlike the locks of its lines, other tabs can name it after a logout. */
export function orderLock(orderId: string): string {
  return `payment:order:${orderId}`
}

export async function claimAll(locks: Locks, names: readonly string[]): Promise<Release | undefined> {
  const held: Release[] = []
  const releaseAll = async () => void (await Promise.all(held.map((release) => release())))
  // A fixed order keeps two tabs from each claiming a part of the same locks.
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
