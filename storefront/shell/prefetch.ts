/** Fetches the part a link leads to when the link is pointed at, focused or touched: it is there at the click. */
import { routeOf } from '../routes.ts'

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

/** The Save-Data setting, where the browser tells of it. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

function fetchPart({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.origin !== location.origin) return
  // A part that was tried without a network would be remembered as missing.
  if (!navigator.onLine || savesData()) return
  // A failure shows at the click, where something can be said about it.
  void routeOf(link.pathname)
    ?.page.preload()
    .catch(() => undefined)
}

export function prefetchLinks(): void {
  for (const sign of SIGNS) document.addEventListener(sign, fetchPart, { passive: true })
}
