/** Resets the shop's state, so that the next story starts with an anonymous visitor. */
import { writeKey } from '../../api/identity.ts'
import { CHANGE_REQUESTS, SESSION_KEYS } from '../../storageKeys.ts'
import { writeText } from '../../storage.ts'
import { forgetOffered } from '../proceedToCheckout.ts'
import { forgetPlaces } from '../navigation.ts'
import { forgetDays } from '../date/days.ts'
import { closeLogin } from '../login/loginDialogAtom.ts'
import { alertAtom, resetAlert } from '../../state/alert.ts'
import { forgetCart } from '../../state/cart.ts'
import { forgetMenus } from '../../state/loadMenus.ts'
import { forgetPricing, packageCategoriesAtom } from '../../state/packages.ts'
import { forgetBilling } from '../../state/checkoutDraft.ts'
import { forgetAnswers } from '../../state/resource.ts'
import { changePlan } from '../../state/plan.ts'
import { recheckSession, sessionAtom } from '../../state/session.ts'
import { store } from '../../state/store.ts'
import { keepDay } from '../../state/visitDay.ts'
import { toastsAtom } from '../../state/toasts.ts'

export function forgetVisitor(): void {
  for (const key of SESSION_KEYS) writeKey(key, '')
  writeText('local', CHANGE_REQUESTS, null)
  // A guest's drafts are forgotten like those of a user who logs out.
  store.set(sessionAtom, { status: 'user', id: 'anyone', name: '', mobile: '', email: '' })
  recheckSession()
  forgetCart()
  forgetBilling()
  forgetDays()
  forgetPlaces()
  forgetPricing()
  keepDay(undefined)
  changePlan(() => [])
  forgetOffered()
  forgetAnswers()
  closeLogin()
  resetAlert()
  store.set(alertAtom, undefined)
  store.set(toastsAtom, [])
  store.set(packageCategoriesAtom, [])
  forgetMenus()
}
