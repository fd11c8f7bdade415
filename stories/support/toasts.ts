/** The messages that a route shows at the edge of the window, which is not a part of its stories. */
import { store } from '../../storefront/state/store.ts'
import { type Toast, toastsAtom } from '../../storefront/state/toasts.ts'

export const toasts = (): Omit<Toast, 'id'>[] =>
  store.get(toastsAtom).map(({ tone, text, announce }) => ({ tone, text, announce }))
