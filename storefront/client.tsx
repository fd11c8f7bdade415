import { createRoot, hydrateRoot } from 'react-dom/client'
import '../design-system/styles/global.ts'
import { sessionId } from './api/identity.ts'
import { Root } from './Root.tsx'
import { NOT_AVAILABLE, routeOf } from './routes.ts'
import { fetchAhead } from './shell/ahead.ts'
import { arrived } from './shell/arrived.ts'
import { followLinks } from './shell/navigation.ts'
import { carry, readCarried } from './state/carried.ts'
import { forgetCart, reloadCart } from './state/cart.ts'
import { forgetPayments, resumePayments } from './state/payment.ts'
import { restoreVisitor } from './state/restore.ts'
import { followOtherTabs, onSessionEnd, recheckSession } from './state/session.ts'
import { showKeptToast } from './state/toasts.ts'

const app = document.getElementById('app')
if (!app) throw new Error('index.html has no #app to render into')

/** What this browser knows. A page rendered ahead knows nobody, and has to be alive before it hears. */
function greet(): void {
  restoreVisitor()
  showKeptToast()
  resumePayments()
  void reloadCart(true)
}

sessionId()
followLinks()
fetchAhead()
// A page from the back-forward cache shows who was logged in when it was left.
window.addEventListener('pageshow', (event) => {
  if (!event.persisted) return
  recheckSession()
  void reloadCart(true)
})
onSessionEnd(forgetCart)
followOtherTabs(
  () => void reloadCart(true),
  () => void forgetPayments(),
)

const carried = readCarried()
/** For `early.ts`: from here on nothing has to be held back. */
export const ready = carried ? arrived.then(greet) : arrived

if (carried) {
  carry(carried)
  await (routeOf(location.pathname) ?? NOT_AVAILABLE).page.fetch()
  hydrateRoot(app, <Root />)
} else {
  greet()
  createRoot(app).render(<Root />)
}
