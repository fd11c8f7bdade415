/**
 * Every v1 call by name, for whoever needs all 45: the embedded provider and the tests.
 * Pages import the call they send, so that a page carries only its own shapes.
 */
import * as account from './account.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue.ts'
import * as forms from './forms.ts'
import * as payment from './payment.ts'

export const CALLS = { ...catalogue, ...cart, ...payment, ...account, ...forms }
export type CallName = keyof typeof CALLS
