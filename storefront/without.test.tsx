// @vitest-environment jsdom
/** A studio without a cafe and a cottage has no such pages, and no links to them. */
import { cleanup, render } from '@testing-library/react'
import { Provider } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import type { StudioBrand } from './brands/shape.ts'
import { ROUTES, routeOf } from './routes.ts'
import { SiteFooter } from './shell/SiteFooter.tsx'
import { SiteHeader } from './shell/SiteHeader.tsx'
import { store } from './state/store.ts'

vi.mock('#brand/brand.ts', async (original) => {
  const { BRAND } = await original<{ BRAND: StudioBrand }>()
  return { BRAND: { ...BRAND, without: ['/restuarant', '/luxury-cottage-stay'] } satisfies StudioBrand }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('has no routes of them', () => {
  expect(routeOf('/restuarant')).toBeUndefined()
  expect(routeOf('/luxury-cottage-stay')).toBeUndefined()
  expect(ROUTES.map(({ path }) => path)).toContain('/contact-us')
})

it('has no links to them in header and footer', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  const { container } = render(
    <Provider store={store}>
      <SiteHeader path="/" />
      <SiteFooter callToAction={false} chat={false} />
    </Provider>,
  )
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toContain('/contact-us')
  expect(links).not.toContain('/restuarant')
  expect(links).not.toContain('/luxury-cottage-stay')
})
