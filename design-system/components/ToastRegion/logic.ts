/** Times in milliseconds (C-001). */
export const TOAST_TIMEOUT = 1300
export const TOAST_EXTENDED = 1000
export const TOAST_ANIMATION = 300

/** What stops a toast's clock: pointer or focus on the stack, or a page nobody sees. */
export type Hold = 'none' | 'attention' | 'hidden'

export function holdOf(attended: boolean, hidden: boolean): Hold {
  if (attended) return 'attention'
  return hidden ? 'hidden' : 'none'
}

/** How long a toast stays once its clock runs again. After attention it gets the extended time, after a hidden page what was left. */
export function leftAfter(hold: Hold, left: number, extended: number): number {
  return hold === 'attention' ? extended : left
}

/**
 * The last messages, newest last, each id once: what the region keeps readable after a toast is gone. What is still shown
 * is never forgotten, however many: asked again with the same toasts, it answers the same.
 */
export function remember<Message extends { id: string }>(
  kept: readonly Message[],
  now: readonly Message[],
  most = 5,
): readonly Message[] {
  const known = new Set(kept.map(({ id }) => id))
  const fresh = now.filter(({ id }) => !known.has(id))
  if (fresh.length === 0) return kept
  const shown = new Set(now.map(({ id }) => id))
  const all = [...kept, ...fresh]
  return all.filter(({ id }, at) => at >= all.length - most || shown.has(id))
}
