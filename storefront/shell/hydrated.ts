let resolveHydrated: () => void = () => undefined
let undo: (() => void) | undefined

export type PagePart = 'header' | 'page' | 'footer'
/** Parts of the first page that are not hydrated yet. */
const missing = new Set<PagePart>(['header', 'page', 'footer'])

/** Resolves when all parts of the first page are hydrated. */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve
})

export function markHydrated(part: PagePart): void {
  missing.delete(part)
  if (missing.size > 0) return
  undo = undefined
  resolveHydrated()
}

/** Whether React answers what is done here: the part is hydrated, or was not in the served page. */
export function isHydrated(element: Element): boolean {
  if (element.closest('main')) return !missing.has('page')
  if (element.closest('footer')) return !missing.has('footer')
  return !element.closest('header') || !missing.has('header')
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
