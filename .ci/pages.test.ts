import { expect, it } from 'vitest'
import { ROUTES, routeOf } from '../storefront/routes.ts'
import { PAGES } from './pages.ts'

/** The page of /order-success under its misspelt address. */
const SAME = ['/order-placed-sucessfully']

it('measures a page of every route', () => {
  const measured = new Set(PAGES.map(({ path }) => routeOf(path)?.path))
  const missing = ROUTES.map(({ path }) => path).filter((path) => !measured.has(path) && !SAME.includes(path))
  expect(missing).toEqual([])
})

it('calls hidden from search what the route table hides', () => {
  const different = PAGES.filter(({ path, noindex = false }) => (routeOf(path)?.noindex ?? false) !== noindex)
  expect(different).toEqual([])
})
