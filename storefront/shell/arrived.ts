let tell: () => void = () => undefined
let undo: (() => void) | undefined

/** Resolves when the first page answers to clicks. */
export const arrived = new Promise<void>((resolve) => {
  tell = resolve
})

export function arrive(): void {
  undo = undefined
  tell()
}

/** What takes the app back out of a page, in case it breaks before that. */
export function undoUntilArrived(undoStart: () => void): void {
  undo = undoStart
}

/** Says false where there is nothing left to undo. */
export function undoStart(): boolean {
  const isStarting = undo !== undefined
  undo?.()
  undo = undefined
  return isStarting
}
