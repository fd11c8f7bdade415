/** Resets the shop's state, so that the next story starts with an anonymous visitor. */
import { writeKey } from '../../api/identity.ts'
import { SESSION_KEYS } from '../../storageKeys.ts'
import { forgetOffered } from '../offered.ts'
import { forgetPlaces } from '../navigation.ts'
import { forgetDays } from '../date/days.ts'
import { closeLogin } from '../login/loginDialogAtom.ts'
import { alertAtom, resetAlert } from '../../state/alert.ts'
import { forgetCart } from '../../state/cart.ts'
import { menusAtom } from '../../state/menus.ts'
import { forgetPricing, packageCategoriesAtom } from '../../state/packages.ts'
import { forgetBilling } from '../../state/billingDraft.ts'
import { forgetAnswers } from '../../state/resource.ts'
import { changePlan } from '../../state/plan.ts'
import { recheckSession } from '../../state/session.ts'
import { store } from '../../state/store.ts'
import { keepDay } from '../../state/visitDay.ts'
import { toastsAtom } from '../../state/toasts.ts'
import { forgetTour } from '../../state/tourDraft.ts'

export function forgetVisitor(): void {
  for (const key of SESSION_KEYS) writeKey(key, '')
  recheckSession()
  forgetCart()
  forgetBilling()
  forgetTour()
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
  store.set(menusAtom, {})
}
