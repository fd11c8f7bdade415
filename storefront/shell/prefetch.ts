/** Fetches what a page needs: its code, and the answers it was rendered with. */
import { isOffline } from '../offline.ts'
import { routeOf } from '../routes.ts'
import { takeAnswers } from '../state/dehydrated.ts'

const TIMEOUT_MS = 4000
/** Pages whose answers were asked for. */
const asked = new Map<string, Promise<void>>()

/**
 * The answers are in the HTML of the page. After a deploy they may have another shape, so only HTML of this build counts.
 * It is fetched without cookies, because the server gives a browser that keeps none a new id with every page.
 */
async function fetchAnswers(path: string): Promise<void> {
  const answer = await fetch(location.origin + path, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const html = await answer.text()
  const build = document.querySelector('script[data-parts]')?.getAttribute('src')
  if (build && html.includes(build)) takeAnswers(html)
}

/**
 * @returns a promise that resolves when the page can be shown, or has failed, which shows when it is opened. Undefined for
 * an unknown page. On a device that is offline, code that is not there yet waits for the network.
 */
export function preparePage(path: string): Promise<unknown> | undefined {
  const route = routeOf(path)
  if (!route) return undefined
  if (!route.personal && !asked.has(path) && !isOffline())
    // After a failure the page asks the provider itself, and the next visit fetches again.
    asked.set(
      path,
      fetchAnswers(path).catch(() => void asked.delete(path)),
    )
  return Promise.allSettled([route.page.preload(), asked.get(path)])
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether nothing may be fetched ahead: by the Save-Data setting or on 2G; not known in every browser. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const
/** A pointer that only crosses a link is over it for less. */
const INTENT_MS = 65
let intent: ReturnType<typeof setTimeout> | undefined

/** Prepares the page of a link that is hovered, focused or touched. */
export function prefetchLinks(): void {
  // The page that is open came with its answers.
  asked.set(location.pathname, Promise.resolve())
  const onSign = ({ target }: Event): void => {
    clearTimeout(intent)
    const link = target instanceof Element ? target.closest('a') : null
    if (!link?.href || link.target || link.origin !== location.origin || isOffline() || savesData()) return
    const path = link.pathname
    if (path !== location.pathname) intent = setTimeout(() => void preparePage(path), INTENT_MS)
  }
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true })
}
