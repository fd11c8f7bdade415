import { restoreCart } from './cart.ts'
import { recheckSession } from './session.ts'
import { restoreTheme } from './theme.ts'

/** What this browser knows of its visitor. Pages rendered ahead know nobody, so this comes after the first render there. */
export function restoreVisitor(): void {
  recheckSession()
  restoreCart()
  restoreTheme()
}
