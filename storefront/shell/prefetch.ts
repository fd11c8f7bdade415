/** Fetches a route's code when a link to it is hovered, focused or touched. */
import { routeOf } from '../routes.ts'

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

/** The Save-Data setting; not in every browser. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

function fetchPart({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.origin !== location.origin) return
  // An import that fails offline is cached as failed.
  if (!navigator.onLine || savesData()) return
  // A failure is shown at the click.
  void routeOf(link.pathname)
    ?.page.preload()
    .catch(() => undefined)
}

export function prefetchLinks(): void {
  for (const sign of SIGNS) document.addEventListener(sign, fetchPart, { passive: true })
}
