let resolveHydrated: () => void = () => undefined
let undo: (() => void) | undefined

/** Resolves when the first page is hydrated. */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve
})

export function markHydrated(): void {
  undo = undefined
  resolveHydrated()
}

/** Sets how to restore the served page if hydration fails. */
export function undoUntilHydrated(restore: () => void): void {
  undo = restore
}

/** @returns false after hydration, when nothing is restored. */
export function undoStart(): boolean {
  const isStarting = undo !== undefined
  undo?.()
  undo = undefined
  return isStarting
}
