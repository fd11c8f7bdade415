/** The messages that the shop shows at the edge of the window, which a route alone does not have. */
import { store } from '../../storefront/state/store.ts'
import { type Toast, toastsAtom } from '../../storefront/state/toasts.ts'

export const messages = (): string[] => store.get(toastsAtom).map(({ text }) => text)

/** With what they look like, and whether they are announced. */
export const toasts = (): Omit<Toast, 'id'>[] =>
  store.get(toastsAtom).map(({ tone, text, announce }) => ({ tone, text, announce }))
