/** Pages are counted from 1. */

/** A whole number between 1 and `count`; 1 for invalid input. */
export function clampPage(page: number, count: number): number {
  const last = Math.max(1, Math.trunc(count) || 1)
  const wanted = Number.isNaN(page) ? 1 : page
  return Math.trunc(Math.min(Math.max(1, wanted), last))
}

export const twoDigits = (page: number): string => String(page).padStart(2, '0')

export type PageSlot = { page: number } | { gap: 'before' | 'after' }

/**
 * The first page, the last, the current one with its neighbours, and gaps. Near an end more pages are shown on the
 * other side. A gap never replaces a single page.
 */
export function pageSlots(page: number, count: number): PageSlot[] {
  const current = clampPage(page, count)
  const last = clampPage(Infinity, count)
  const from = Math.max(1, Math.min(current - 1, last - 3))
  const to = Math.min(last, Math.max(current + 1, 4))
  const shown = new Set([1, last])
  for (let at = from; at <= to; at += 1) shown.add(at)
  if (from === 3) shown.add(2)
  if (to === last - 2) shown.add(last - 1)
  const slots: PageSlot[] = []
  let before = 0
  for (const at of [...shown].sort((one, other) => one - other)) {
    if (at - before > 1) slots.push({ gap: at <= current ? 'before' : 'after' })
    slots.push({ page: at })
    before = at
  }
  return slots
}
