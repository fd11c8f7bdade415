import type { RequestHandler } from 'msw'
import { situation } from '../../.storybook/situation.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import { createMemoryStorage } from '../../mocks/provider/storage.ts'
import { routeOf } from '../../storefront/routes.ts'
import { loadMenus } from '../../storefront/state/loadMenus.ts'
import { loadPackageCategories, packageCategoriesAtom } from '../../storefront/state/packages.ts'
import { store } from '../../storefront/state/store.ts'
import { dMy } from '../../storefront/text/dates.ts'
import { logIn } from './customer.ts'
import { fillCart } from './fillCart.ts'
import { freeDay } from './freeDay.ts'
import { forgetVisitor } from '../../storefront/shell/testing/forgetVisitor.ts'
import { emptyPaymentJournal } from './emptyPaymentJournal.ts'
import { shopAddress } from './shopAddress.ts'

export interface Visit {
  /** Path and query. */
  at: string
  /** A customer is logged in and has a full cart. */
  visitor?: 'guest' | 'customer'
}

interface Context {
  id: string
  args: Partial<Visit>
  globals: Readonly<Record<string, unknown>>
  msw: { use: (...handlers: RequestHandler[]) => void }
}

let open: { key: string; handlers: RequestHandler[] } | undefined

/** For `beforeEach`. The toolbar's scenario starts to apply after the visitor has arrived. */
export async function visit({ id, args: { visitor = 'guest' }, globals, msw }: Context): Promise<() => void> {
  const key = `${id} ${String(globals['scenario'])}`
  if (open?.key === key) {
    // The theme has changed and remounts the page; the visit continues.
    msw.use(...open.handlers)
    return () => undefined
  }
  forgetVisitor()
  await emptyPaymentJournal()
  const shared = { storage: createMemoryStorage() }
  msw.use(...freshHandlers({}, shared))
  await Promise.all([loadPackageCategories(), loadMenus(), routeOf(shopAddress())?.page.preload()])
  if (visitor === 'customer') {
    await logIn()
    await fillCart(
      { type: 'package', productId: 142, date: dMy(freeDay('package', 142)) },
      { type: 'professional', productId: 301 },
      { type: 'outfit', productId: 401, quantity: 2 },
      { type: 'food', productId: 501, quantity: 12 },
      { type: 'stay', productId: 201, date: dMy(freeDay('stay', 201)) },
    )
  }
  const chosen = situation(globals)
  const handlers = freshHandlers(chosen, shared)
  msw.use(...handlers)
  // The page must load them again under the scenario.
  if (chosen.scenario) store.set(packageCategoriesAtom, [])
  const mine = { key, handlers }
  open = mine
  return () => {
    forgetVisitor()
    if (open === mine) open = undefined
  }
}
