import { restoreCart } from './cart.ts'
import { recheckSession } from './session.ts'
import { restoreTheme } from './theme.ts'

/** Restores what this browser knows of its visitor; on prerendered pages after hydration. */
export function restoreVisitor(): void {
  recheckSession()
  restoreCart()
  restoreTheme()
}
