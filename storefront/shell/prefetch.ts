/** Prefetches a page's code, and the answers it was rendered with. */
import { isOffline } from '../offline.ts'
import { routeOf } from '../routes.ts'
import { answersFileOf, takeAnswers } from '../state/dehydrated.ts'

const TIMEOUT_MS = 4000
const asked = new Map<string, Promise<void>>()

async function fetchAnswers(path: string): Promise<void> {
  const answer = await fetch(answersFileOf(path), { signal: AbortSignal.timeout(TIMEOUT_MS) })
  takeAnswers(await answer.text())
}

/**
 * The rupee sign has fonts of its own. Until they are loaded, the first price of a page makes the browser search all
 * fonts of the device, which takes longer than the rest of a card. When they arrive, the browser lays out the open page
 * again, so they are fetched before a press and never after it.
 */
function loadRupee(): void {
  const { fontFamily } = getComputedStyle(document.body)
  for (const width of ['', 'condensed ', 'expanded '])
    void document.fonts.load(`${width}600 1em ${fontFamily}`, '₹').catch(Boolean)
}

/**
 * @returns a promise that resolves when the page can be shown, or has failed, which shows when it is opened. Undefined
 * for an unknown page. Offline, code that is not loaded yet waits for the network.
 */
export function preparePage(path: string): Promise<unknown> | undefined {
  const route = routeOf(path)
  if (!route) return undefined
  if (!route.personal && !asked.has(path) && !isOffline())
    // After a failure the page itself asks the provider, and the next visit fetches again.
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

/** Whether prefetching is unwanted: by the Save-Data setting or on 2G. Not every browser tells. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const
/** A pointer that only crosses a link stays for less. */
const INTENT_MS = 65
let intent: ReturnType<typeof setTimeout> | undefined

/** Prepares a page when its link is hovered, focused or touched. */
export function prefetchLinks(): void {
  // The open page came with its answers.
  asked.set(location.pathname, Promise.resolve())
  const onSign = ({ target }: Event): void => {
    clearTimeout(intent)
    const link = target instanceof Element ? target.closest('a') : null
    if (!link?.href || link.target || link.origin !== location.origin || isOffline() || savesData()) return
    const path = link.pathname
    if (path === location.pathname) return
    intent = setTimeout(() => {
      void preparePage(path)
      loadRupee()
    }, INTENT_MS)
  }
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true })
}
