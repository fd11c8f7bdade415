// @vitest-environment jsdom
/** The home page has no link to what the provider does not list. */
import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { afterEach, expect, it } from 'vitest'
import { missingPagesAtom } from '../../state/dehydrated.ts'
import { store } from '../../state/store.ts'
import { Acres } from './Acres.tsx'
import { Services } from './HomeRoute.tsx'

afterEach(() => {
  cleanup()
  store.set(missingPagesAtom, [])
})

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

it('shows the name of a missing set on the plan, and no tile of a missing profession', () => {
  store.set(missingPagesAtom, ['/set/texas-ranch', '/hire-professionals/makeup-artist'])
  render(
    <Provider store={store}>
      <Acres />
      <Services />
    </Provider>,
  )
  expect(links()).not.toContain('Texas Ranch')
  expect(screen.getByText('Texas Ranch')).toBeDefined()
  expect(links()).toContain('The Rajwada Courtyard')
  expect(screen.queryByText(/Make-up artists/)).toBeNull()
})
