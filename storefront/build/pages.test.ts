import { expect, it } from 'vitest'
import { ROUTES, routeOf } from '../routes.ts'
import { PAGES } from './pages.ts'

/** The page of /order-success under its misspelt address. */
const SAME = ['/order-placed-sucessfully']

it.each(ROUTES.map(({ path }) => path).filter((path) => !SAME.includes(path)))('measures a page of %s', (path) => {
  const measured = PAGES.map((page) => routeOf(page.path)?.path)
  expect(measured, `Add an address of ${path} to PAGES in storefront/build/pages.ts`).toContain(path)
})

it.each(PAGES)('knows whether $path is hidden from search', ({ path, noindex = false }) => {
  const hidden = routeOf(path)?.noindex ?? false
  expect(noindex, `Set noindex of ${path} in storefront/build/pages.ts as storefront/routes.ts has it`).toBe(hidden)
})
