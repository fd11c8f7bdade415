/** Every v1 call by name, for the embedded provider and tests. Pages import single calls, to load only those. */
import * as account from './account.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue.ts'
import * as days from './days.ts'
import * as forms from './forms.ts'
import * as payment from './payment.ts'

export const CALLS = { ...catalogue, ...days, ...cart, ...payment, ...account, ...forms }
export type CallName = keyof typeof CALLS
export const CALL_METHODS = Object.fromEntries(Object.values(CALLS).map(({ name, method }) => [name, method]))
