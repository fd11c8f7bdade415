/** One holder at a time across the tabs of this browser. */
export interface Locks {
  /** What gives the lock back, or undefined when somebody holds it. Never waits, never rejects. */
  claim(name: string): Promise<(() => void) | undefined>
}

/** Locks of one tab; several tabs of a test share one. */
export function memoryLocks(): Locks {
  const held = new Set<string>()
  return {
    claim(name) {
      if (held.has(name)) return Promise.resolve(undefined)
      held.add(name)
      return Promise.resolve(() => void held.delete(name))
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
          return new Promise<void>((release) => resolve(() => release()))
        }
        manager.request(name, { ifAvailable: true }, hold).catch(() => resolve(() => undefined))
      }),
  }
}
