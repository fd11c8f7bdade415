export interface ToastMessage {
  id: string
  tone: 'success' | 'error' | 'info'
  text: string
  /** False if the text is announced elsewhere, such as with a focused field. It is still shown and kept. */
  announce?: boolean | undefined
}

/** Times in milliseconds (C-001). */
export const TOAST_TIMEOUT = 1300
export const TOAST_EXTENDED = 1000
export const TOAST_ANIMATION = 300

/** What pauses a toast's timer: pointer or focus on the stack, or a hidden page. */
export type Hold = 'none' | 'attention' | 'hidden'

export function holdOf(attended: boolean, hidden: boolean): Hold {
  if (attended) return 'attention'
  return hidden ? 'hidden' : 'none'
}

/** The time left when the timer resumes: the extended time after pointer or focus, the rest after a hidden page. */
export function leftAfter(hold: Hold, left: number, extended: number): number {
  return hold === 'attention' ? extended : left
}

/** The last messages, newest last, without duplicates. Messages still shown are always kept. */
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
