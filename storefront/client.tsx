import { createRoot, hydrateRoot } from 'react-dom/client'
import '../design-system/styles/global.ts'
import { sessionId } from './api/identity.ts'
import { Root } from './Root.tsx'
import { NOT_AVAILABLE, routeOf } from './routes.ts'
import { loadMenusOnIntent } from './shell/menusOnIntent.ts'
import { prefetchLinks } from './shell/prefetch.ts'
import { hydrated, undoUntilHydrated } from './shell/hydrated.ts'
import { followLinks } from './shell/navigation.ts'
import { hydrate, readDehydratedState } from './state/dehydrated.ts'
import { followCart, forgetCart, reloadCart } from './state/cart.ts'
import { forgetPayments, resumePayments } from './state/payments.ts'
import { startReporting } from './state/reporting.ts'
import { restoreVisitor } from './state/restore.ts'
import { followOtherTabs, onSessionEnd, onSessionExpiry, recheckSession } from './state/session.ts'
import { showKeptToast } from './state/toasts.ts'
import { allowOwnScripts } from './trustedTypes.ts'

const app = document.getElementById('app')
if (!app) throw new Error('index.html has no #app to render into')

/** Prerendered pages are anonymous: restores the visitor's state after hydration. */
function startForVisitor(): void {
  restoreVisitor()
  showKeptToast()
  resumePayments()
  startReporting()
  void reloadCart(true)
}

allowOwnScripts()
sessionId()
const stopFollowing = followLinks()
prefetchLinks()
loadMenusOnIntent()
// A page from the back-forward cache may show another session.
window.addEventListener('pageshow', (event) => {
  if (!event.persisted) return
  recheckSession()
  void reloadCart(true)
})
followCart()
onSessionEnd(forgetCart)
onSessionExpiry(forgetCart)
followOtherTabs(
  () => void reloadCart(true),
  () => void forgetPayments(),
)

const dehydrated = readDehydratedState()
let giveUp: () => void = () => undefined
/** For `bootstrap.ts`: false when hydration failed and the page stays as served. */
export const ready = new Promise<boolean>((resolve) => {
  giveUp = () => resolve(false)
  void hydrated.then(() => {
    if (dehydrated) startForVisitor()
    else for (const tag of document.querySelectorAll('[data-served]')) tag.remove()
    resolve(true)
  })
})

if (dehydrated) {
  // Hosts serve a page under other addresses too (`//sets`, `/sets.html`), and the not-available page under any.
  if (dehydrated.path !== location.pathname)
    history.replaceState(history.state, '', dehydrated.path + location.search + location.hash)
  hydrate(dehydrated)
  await (routeOf(location.pathname) ?? NOT_AVAILABLE).page.preload()
  const served = app.cloneNode(true) as HTMLElement
  // A script that is inserted again would be blocked; structured data has been read.
  for (const script of served.querySelectorAll('script')) script.remove()
  const root = hydrateRoot(app, <Root />)
  undoUntilHydrated(() => {
    // React reports the error while rendering, which has to end first.
    queueMicrotask(() => {
      root.unmount()
      app.replaceChildren(...served.childNodes)
      stopFollowing()
      giveUp()
    })
  })
} else {
  startForVisitor()
  createRoot(app).render(<Root />)
}
