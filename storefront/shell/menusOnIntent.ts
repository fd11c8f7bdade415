/** Asks for the lists of the header's menus when a visitor is about to open one; until then they are as rendered ahead. */
import { lostPart } from '../problem.ts'
import { hydrated } from './hydrated.ts'

const SIGNS = ['pointerover', 'focusin', 'touchstart', 'click'] as const
const OPENERS = 'header button:is([aria-expanded], [aria-haspopup])'

/** The page whose menus were asked for: what failed there is retried on the next one (C-009). */
let asked: string | undefined

async function loadMenus(): Promise<void> {
  // A failed import is cached, so none is tried offline.
  if (!navigator.onLine || asked === location.pathname) return
  asked = location.pathname
  await hydrated
  const part = await import('../state/loadMenus.ts').catch(lostPart).catch(() => undefined)
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
  // The sign may have started the app.
  if (document.querySelector(`:is(${OPENERS}):is(:hover, :focus)`)) void loadMenus()
}
