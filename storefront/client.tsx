import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import '../design-system/styles/global.ts'
import { sessionId } from './api/identity.ts'
import { openEarly, type Early } from './early.ts'
import { nextTask, whenIdle } from './later.ts'
import { Root } from './Root.tsx'
import { NOT_AVAILABLE, routeOf } from './routes.ts'
import { loadMenusOnIntent } from './shell/menusOnIntent.ts'
import { preparePage, prefetchLinks } from './shell/prefetch.ts'
import { hydrated, isHydrated, undoUntilHydrated } from './shell/hydrated.ts'
import { followHistory } from './shell/navigation.ts'
import { openSearchByKey } from './shell/search/searchAtom.ts'
import { hydrate, readDehydratedState } from './state/dehydrated.ts'
import { followCart, forgetCart, reloadCart, restoreCart } from './state/cart.ts'
import { forgetPayments, resumePayments } from './state/payments.ts'
import { followOtherTabs, onSessionEnd, onSessionExpiry, recheckSession } from './state/session.ts'
import { keepDay } from './state/visitDay.ts'
import { restoreTheme } from './state/theme.ts'
import { showKeptToast } from './state/toasts.ts'
import { settings } from './settings.ts'
import { writeText } from './storage.ts'
import { CHANGE_REQUESTS, CONTACT_DRAFT_KEY, TOUR_DRAFT_KEY, TOUR_KEY } from './storageKeys.ts'
import { allowOwnScripts } from './trustedTypes.ts'

// `bootstrap.ts` loads the whole app with one import.
export { replay } from './early.ts'

/** Restores the visitor's state after hydration, because prerendered pages are anonymous. */
function startForVisitor(): void {
  recheckSession()
  restoreCart()
  restoreTheme()
  showKeptToast()
  resumePayments()
  const { report } = settings()
  if (report) whenIdle(() => void import('./report.ts').then((part) => part.reportTo(report)))
  void reloadCart(true)
}

/**
 * Starts what works without React.
 * @returns a cleanup for a failed start.
 */
function listen(): () => void {
  allowOwnScripts()
  sessionId()
  const stopFollowing = followHistory(preparePage)
  prefetchLinks()
  loadMenusOnIntent()
  openSearchByKey()
  // A page from the back-forward cache may show a session that has ended, and has not heard what other tabs stored.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    recheckSession()
    window.dispatchEvent(new Event('storage'))
    void reloadCart(true)
  })
  followCart()
  onSessionEnd(forgetCart)
  // They are cleared here, because few pages load the modules that keep them.
  onSessionEnd(() => {
    writeText('local', TOUR_KEY, null)
    writeText('local', CHANGE_REQUESTS, null)
    writeText('session', TOUR_DRAFT_KEY, null)
    writeText('session', CONTACT_DRAFT_KEY, null)
    keepDay(undefined)
  })
  onSessionExpiry(forgetCart)
  followOtherTabs(
    () => void reloadCart(true),
    () => void forgetPayments(),
  )
  return stopFollowing
}

/**
 * Starts the app in several tasks.
 * @returns false if hydration failed and the page stays as served.
 */
export async function startApp(early: Early): Promise<boolean> {
  const app = document.getElementById('app')
  if (!app) throw new Error('index.html has no #app to render into')
  const stopFollowing = listen()
  const dehydrated = readDehydratedState()
  // A static host serves its not-available page for items added since the build, which the app can show.
  const isNew = dehydrated?.path === NOT_AVAILABLE.path && routeOf(location.pathname)
  if (!dehydrated || isNew) {
    startForVisitor()
    createRoot(app).render(<Root />)
    await hydrated
    for (const tag of document.querySelectorAll('[data-served]')) tag.remove()
    return true
  }
  // Hosts also serve a page at other addresses (`//sets`, `/sets.html`), and the not-available page at any.
  if (dehydrated.path !== location.pathname)
    history.replaceState(history.state, '', dehydrated.path + location.search + location.hash)
  hydrate(dehydrated)
  await (routeOf(location.pathname) ?? NOT_AVAILABLE).page.preload()
  await nextTask()
  const served = app.cloneNode(true) as HTMLElement
  // Reinserted scripts would be blocked, and structured data has already been read.
  for (const script of served.querySelectorAll('script')) script.remove()
  let root: ReactRoot | undefined
  // React renders a transition in slices; anything else would be one long task.
  startTransition(() => {
    root = hydrateRoot(app, <Root />)
  })
  const failed = new Promise<false>((resolve) => {
    undoUntilHydrated(() => {
      // React reports the error during rendering, which has to end first.
      queueMicrotask(() => {
        root?.unmount()
        app.replaceChildren(...served.childNodes)
        stopFollowing()
        resolve(false)
      })
    })
  })
  early.isLive = isHydrated
  await openEarly(early)
  if ((await Promise.race([hydrated, failed])) === false) return false
  await nextTask()
  startForVisitor()
  return true
}
