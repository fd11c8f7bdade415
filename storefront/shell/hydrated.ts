import { useSyncExternalStore } from 'react'

let resolveHydrated: () => void = () => undefined
let undo: (() => void) | undefined

/** Element names. `main` comes first, because a header inside it belongs to the page. */
const PARTS = ['main', 'footer', 'header'] as const
export type PagePart = (typeof PARTS)[number]
/** Parts of the first page that are not hydrated yet. */
const missing = new Set<PagePart>(PARTS)

export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve
})

export function markHydrated(part: PagePart): void {
  missing.delete(part)
  if (missing.size > 0) return
  undo = undefined
  resolveHydrated()
}

/** Whether the open page is the one that the server sent, and React has not taken it over yet. */
export const isServed = (): boolean => missing.has('main')

/** Whether React handles events on the element: its part is hydrated, or was not in the served page. */
export function isHydrated(element: Element): boolean {
  const part = PARTS.find((name) => element.closest(name))
  return !part || !missing.has(part)
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

/** The value never changes while the page is shown. */
const never = () => () => undefined

/**
 * A value that the visitor's browser keeps.
 * @param before the value until the page is hydrated, because a prerendered page knows no visitor.
 */
export function useKept<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(never, read, () => before)
}
