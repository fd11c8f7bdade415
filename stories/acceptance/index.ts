import { ACTIONS } from './actions.ts'
import { CART } from './cart.ts'
import { CATALOGUE } from './catalogue.ts'
import { CONTENT } from './content.ts'
import type { Acceptance } from './criteria.ts'
import { FORMS } from './forms.ts'
import { NAVIGATION } from './navigation.ts'
import { OVERLAYS } from './overlays.ts'

export const ACCEPTANCE: Acceptance = {
  ...ACTIONS,
  ...FORMS,
  ...OVERLAYS,
  ...NAVIGATION,
  ...CATALOGUE,
  ...CART,
  ...CONTENT,
}
