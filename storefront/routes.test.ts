import { expect, it } from 'vitest'
import { ROUTES, routeOf } from './routes.ts'

it('finds the entry of a path', () => {
  expect(routeOf('/pricing/x')?.path).toBe('/pricing/:pid')
  expect(routeOf('/restaurant')).toBeUndefined()
})

it(
  'asks to book above the footer, but not where a visitor is booking already',
  { tags: ['@SHELL-061', '@C-035'] },
  () => {
    expect(ROUTES.filter(({ callToAction }) => !callToAction).map(({ path }) => path)).toEqual([
      '/pricing/:pid',
      '/cart',
      '/plan',
      '/search',
      '/checkout',
      '/luxury-cottage-stay',
      '/recce',
      '/login',
      '/register',
      '/bookings',
      '/order-success',
      '/order-placed-sucessfully',
      '/order-failed',
      '/404',
    ])
  },
)
