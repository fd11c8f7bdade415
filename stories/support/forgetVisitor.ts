/** Resets the shop's state, so that the next story starts with an anonymous visitor. */
import { writeKey } from '../../storefront/api/identity.ts'
import { SESSION_KEYS } from '../../storefront/storageKeys.ts'
import { forgetOffered } from '../../storefront/shell/offered.ts'
import { forgetDays } from '../../storefront/shell/date/days.ts'
import { closeLogin } from '../../storefront/shell/login/loginDialogAtom.ts'
import { alertAtom, resetAlert } from '../../storefront/state/alert.ts'
import { forgetCart } from '../../storefront/state/cart.ts'
import { menusAtom } from '../../storefront/state/menus.ts'
import { packageCategoriesAtom } from '../../storefront/state/packages.ts'
import { forgetBilling } from '../../storefront/state/billingDraft.ts'
import { recheckSession } from '../../storefront/state/session.ts'
import { store } from '../../storefront/state/store.ts'
import { toastsAtom } from '../../storefront/state/toasts.ts'
import { forgetTour } from '../../storefront/state/tourDraft.ts'

export function forgetVisitor(): void {
  for (const key of SESSION_KEYS) writeKey(key, '')
  recheckSession()
  forgetCart()
  forgetBilling()
  forgetTour()
  forgetDays()
  forgetOffered()
  closeLogin()
  resetAlert()
  store.set(alertAtom, undefined)
  store.set(toastsAtom, [])
  store.set(packageCategoriesAtom, [])
  store.set(menusAtom, {})
}
