import { expect, it } from 'vitest'
import { PATTERNS } from './paths.ts'
import { ROUTES, routeOf } from './routes.ts'

it('has one entry for each pattern', () => {
  expect(ROUTES.map(({ path }) => path).sort()).toEqual([...PATTERNS].sort())
})

it('finds the entry of a path', () => {
  expect(routeOf('/pricing/x')?.path).toBe('/pricing/:pid')
  expect(routeOf('/restaurant')).toBeUndefined()
})
