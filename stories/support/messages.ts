import { store } from '../../storefront/state/store.ts'
import { toastsAtom } from '../../storefront/state/toasts.ts'

/** The messages that the shop shows at its corner, which a route alone does not have. */
export const messages = () => store.get(toastsAtom).map(({ text }) => text)
