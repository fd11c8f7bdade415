/** A route on its own does not render the shop's toasts. */
import { store } from '../../storefront/state/store.ts'
import { type Toast, toastsAtom } from '../../storefront/state/toasts.ts'

export const messages = (): string[] => store.get(toastsAtom).map(({ text }) => text)

export const toasts = (): Omit<Toast, 'id'>[] =>
  store.get(toastsAtom).map(({ tone, text, announce }) => ({ tone, text, announce }))
