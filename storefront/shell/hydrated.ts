let resolveHydrated: () => void = () => undefined
let undo: (() => void) | undefined

/** Resolves when the first page answers to clicks. */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve
})

export function markHydrated(): void {
  undo = undefined
  resolveHydrated()
}

/** Sets what restores the served page, should the app break before it is hydrated. */
export function undoUntilHydrated(restore: () => void): void {
  undo = restore
}

/** @returns false after hydration, when nothing is undone. */
export function undoStart(): boolean {
  const isStarting = undo !== undefined
  undo?.()
  undo = undefined
  return isStarting
}
