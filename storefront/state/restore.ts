import { restoreCart } from './cart.ts'
import { restorePricing } from './packages.ts'
import { recheckSession } from './session.ts'
import { restoreTheme } from './theme.ts'

/** On prerendered pages after hydration. */
export function restoreVisitor(): void {
  recheckSession()
  restoreCart()
  restorePricing()
  restoreTheme()
}
