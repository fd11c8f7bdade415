/** Every v1 call by name, for the embedded provider and tests. Pages import single calls, to load only those. */
import * as account from './account.ts'
import * as bookings from './bookings.ts'
import * as cart from './cart.ts'
import * as cartChanges from './cartChanges.ts'
import * as banners from './catalogue/banners.ts'
import * as events from './catalogue/events.ts'
import * as meals from './catalogue/meals.ts'
import * as outfits from './catalogue/outfits.ts'
import * as packageCategories from './catalogue/packageCategories.ts'
import * as packages from './catalogue/packages.ts'
import * as posts from './catalogue/posts.ts'
import * as professionals from './catalogue/professionals.ts'
import * as props from './catalogue/props.ts'
import * as questions from './catalogue/questions.ts'
import * as rooms from './catalogue/rooms.ts'
import * as sets from './catalogue/sets.ts'
import * as tours from './catalogue/tours.ts'
import * as days from './days.ts'
import * as forms from './forms.ts'
import * as logout from './logout.ts'
import type { CALL_MEANINGS } from './meanings.ts'
import * as payment from './payment.ts'
import type { Call } from './wire.ts'

/** What the studio offers. */
export const CATALOGUE = {
  ...banners,
  ...events,
  ...meals,
  ...outfits,
  ...packageCategories,
  ...packages,
  ...posts,
  ...professionals,
  ...props,
  ...questions,
  ...rooms,
  ...sets,
  ...tours,
}

/** As the OpenAPI document groups them. */
export const CALL_GROUPS = {
  catalogue: CATALOGUE,
  cart: { ...days, ...cart, ...cartChanges },
  payment,
  account: { ...account, ...logout, ...bookings },
  forms,
}

export const CALLS = {
  ...CALL_GROUPS.catalogue,
  ...CALL_GROUPS.cart,
  ...CALL_GROUPS.payment,
  ...CALL_GROUPS.account,
  ...CALL_GROUPS.forms,
} satisfies Record<keyof typeof CALL_MEANINGS, Call>
export type CallName = keyof typeof CALLS
export const CALL_METHODS = Object.fromEntries(Object.values(CALLS).map(({ name, method }) => [name, method]))
