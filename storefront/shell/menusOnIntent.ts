/** Fetches the lists of the header's menus when a visitor is about to open one; until then they are as prerendered. */
import { reportChunkError } from '../problem.ts'
import { hydrated } from './hydrated.ts'

const SIGNS = ['pointerover', 'focusin', 'touchstart', 'click'] as const
const OPENERS = 'header button:is([aria-expanded], [aria-haspopup])'

/** The page whose menus were fetched: a failure is retried on the next page (C-009). */
let asked: string | undefined

async function loadMenus(): Promise<void> {
  // Browsers cache a failed import, so none is started offline.
  if (!navigator.onLine || asked === location.pathname) return
  asked = location.pathname
  await hydrated
  const part = await import('../state/loadMenus.ts').catch(reportChunkError).catch(() => undefined)
  await part?.loadMenus()
}

export function loadMenusOnIntent(): void {
  for (const sign of SIGNS)
    document.addEventListener(
      sign,
      ({ target }) => {
        if (target instanceof Element && target.closest(OPENERS)) void loadMenus()
      },
      { passive: true },
    )
  // The same hover or focus may have started the app.
  if (document.querySelector(`:is(${OPENERS}):is(:hover, :focus)`)) void loadMenus()
}
