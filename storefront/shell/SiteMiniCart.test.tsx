// @vitest-environment jsdom
/** What the cart's preview says without a cart to show. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetCart, reloadCart } from '../state/cart.ts'
import { store } from '../state/store.ts'
import { MESSAGES } from '../text/messages.ts'
import { SiteMiniCart } from './SiteMiniCart.tsx'

const EMPTY = {
  response: { n: 1, Msg: '' },
  cart: [],
  GrantTotal: 0,
  DiscountAmount: 0,
  MinimumBookingAmount: 0,
  gstmodel: { GSTPercent: 18, GSTAmount: 0 },
}

let answer: (response: Response | Error) => void
beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve, reject) => {
        answer = (response) => (response instanceof Error ? reject(response) : resolve(response))
      }),
  )
  forgetCart()
  render(
    <Provider store={store}>
      <SiteMiniCart onClose={() => undefined} />
    </Provider>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function reloading(response: Response | Error): Promise<void> {
  const done = reloadCart(true)
  answer(response)
  await done
}

it('asks to wait until the cart has arrived, and calls no cart empty before', async () => {
  await act(async () => void reloadCart(true))
  expect(screen.getByText(MESSAGES.wait)).toBeDefined()
  expect(screen.queryByText(MESSAGES.cartEmpty)).toBeNull()
  await act(() => reloading(Response.json(EMPTY)))
  expect(screen.getByText(MESSAGES.cartEmpty)).toBeDefined()
})

it('does not call a cart empty that could not be loaded', async () => {
  await act(() => reloading(new TypeError('Failed to fetch')))
  expect(screen.getByText(MESSAGES.somethingBad)).toBeDefined()
  expect(screen.queryByText(MESSAGES.cartEmpty)).toBeNull()
})

it('says that the cart is empty once it has been booked or its owner has left', async () => {
  await act(() => reloading(Response.json(EMPTY)))
  await act(async () => forgetCart())
  expect(screen.getByText(MESSAGES.cartEmpty)).toBeDefined()
})
