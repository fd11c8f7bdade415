// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import { store } from '../../state/store.ts'
import { EMPTY_CART } from '../../state/testing/emptyCart.ts'
import { MESSAGES } from '../../text/messages.ts'
import { CartRoute } from './CartRoute.tsx'

vi.mock('../pricing/swapPackage.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/swapPackage.js')
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('shows the cart if the code that finishes a swap cannot be fetched, and leaves the swap for the next visit', async () => {
  localStorage.setItem('package-being-swapped', 'of an interrupted swap')
  vi.stubGlobal('fetch', async () => Response.json(EMPTY_CART))
  render(
    <Provider store={store}>
      <CartRoute />
    </Provider>,
  )
  expect(await screen.findByText(MESSAGES.cartEmpty)).toBeDefined()
  expect(localStorage.getItem('package-being-swapped')).not.toBeNull()
})
