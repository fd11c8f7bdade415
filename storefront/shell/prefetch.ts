/** Fetches a route's code when a link to it is hovered, focused or touched. */
import { routeOf } from '../routes.ts'

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether nothing may be fetched ahead: by the Save-Data setting or on 2G; not known in every browser. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
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
