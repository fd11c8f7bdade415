import { createRoot, hydrateRoot } from 'react-dom/client'
import '../design-system/styles/global.ts'
import { sessionId } from './api/identity.ts'
import { Root } from './Root.tsx'
import { NOT_AVAILABLE, routeOf } from './routes.ts'
import { fetchAhead } from './shell/ahead.ts'
import { arrived, undoUntilArrived } from './shell/arrived.ts'
import { followLinks } from './shell/navigation.ts'
import { carry, readCarried } from './state/carried.ts'
import { forgetCart, reloadCart } from './state/cart.ts'
import { forgetPayments, resumePayments } from './state/payment.ts'
import { restoreVisitor } from './state/restore.ts'
import { followOtherTabs, onSessionEnd, onSessionExpiry, recheckSession } from './state/session.ts'
import { showKeptToast } from './state/toasts.ts'
import { allowOwnScripts } from './trustedTypes.ts'

const app = document.getElementById('app')
if (!app) throw new Error('index.html has no #app to render into')

/** What this browser knows. A page rendered ahead knows nobody, and has to be alive before it hears. */
function greet(): void {
  restoreVisitor()
  showKeptToast()
  resumePayments()
  void reloadCart(true)
}

allowOwnScripts()
sessionId()
const stopFollowing = followLinks()
fetchAhead()
// A page from the back-forward cache shows who was logged in when it was left.
window.addEventListener('pageshow', (event) => {
  if (!event.persisted) return
  recheckSession()
  void reloadCart(true)
})
onSessionEnd(forgetCart)
onSessionExpiry(forgetCart)
followOtherTabs(
  () => void reloadCart(true),
  () => void forgetPayments(),
)

const carried = readCarried()
let giveUp: () => void = () => undefined
/** For `early.ts`: true when nothing has to be held back any more, false when the page stays as it was served. */
export const ready = new Promise<boolean>((resolve) => {
  giveUp = () => resolve(false)
  void arrived.then(() => {
    if (carried) greet()
    resolve(true)
  })
})

if (carried) {
  carry(carried)
  await (routeOf(location.pathname) ?? NOT_AVAILABLE).page.fetch()
  const served = app.cloneNode(true) as HTMLElement
  // Structured data has been read; a script that is put in again would be stopped.
  for (const script of served.querySelectorAll('script')) script.remove()
  const root = hydrateRoot(app, <Root />)
  undoUntilArrived(() => {
    // React reports from inside a rendering, which has to end first.
    queueMicrotask(() => {
      root.unmount()
      app.replaceChildren(...served.childNodes)
      stopFollowing()
      giveUp()
    })
  })
} else {
  greet()
  createRoot(app).render(<Root />)
}
