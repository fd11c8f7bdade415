// @vitest-environment jsdom
/** The cart's preview with lines in the cart, and while there is no cart to show. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyCode, forgetCart, reloadCart } from '../state/cart.ts'
import { store } from '../state/store.ts'
import { EMPTY_CART } from '../state/testing/emptyCart.ts'
import { MESSAGES } from '../text/messages.ts'
import { SiteMiniCart } from './SiteMiniCart.tsx'

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
  await act(() => reloading(Response.json(EMPTY_CART)))
  expect(screen.getByText(MESSAGES.cartEmpty)).toBeDefined()
})

it('does not call a cart empty that could not be loaded', async () => {
  await act(() => reloading(new TypeError('Failed to fetch')))
  expect(screen.getByText(MESSAGES.somethingBad)).toBeDefined()
  expect(screen.queryByText(MESSAGES.cartEmpty)).toBeNull()
})

it('says that the cart is empty once it has been booked or its owner has left', async () => {
  await act(() => reloading(Response.json(EMPTY_CART)))
  await act(async () => forgetCart())
  expect(screen.getByText(MESSAGES.cartEmpty)).toBeDefined()
})

const LEHENGA = {
  CartitemId: 1,
  ProductId: 301,
  PackageId: null,
  ProductName: 'Gulmohar Lehenga',
  ProductCategory: 'Lehenga',
  ProductPrice: 2400,
  ProductSellingAmount: 2400,
  Amount: 7200,
  Quantity: 3,
  BookingDate: '12 Dec 2026',
}

it('says how many pieces a price is for, and what one costs', async () => {
  const cart = [{ TypeId: 4, Amount: 7200, cart: [LEHENGA] }]
  await act(() => reloading(Response.json({ ...EMPTY_CART, cart, GrantTotal: 7200 })))
  expect(screen.getByRole('listitem').textContent).toBe(
    'Add on services1 service: Gulmohar Lehenga (3 pieces × INR 2,400.00)INR 7,200.00',
  )
})

it('counts guests of a meal, and nothing that comes once', async () => {
  const gown = { ...LEHENGA, ProductName: 'Monsoon Trail Gown', Quantity: 1, Amount: 2400 }
  const thali = { ...LEHENGA, ProductName: 'Farm Thali', ProductSellingAmount: 450, Quantity: 12, Amount: 5400 }
  const cart = [
    { TypeId: 4, Amount: 2400, cart: [gown] },
    { TypeId: 5, Amount: 5400, cart: [thali] },
  ]
  await act(() => reloading(Response.json({ ...EMPTY_CART, cart, GrantTotal: 7800 })))
  expect(screen.getByText('2 services: Monsoon Trail Gown, Farm Thali (12 people × INR 450.00)')).toBeDefined()
})

it('shows no coupon that was applied to the cart before', async () => {
  const of = (GrantTotal: number, Msg = '') =>
    Response.json({
      ...EMPTY_CART,
      response: { n: 1, Msg },
      cart: [{ TypeId: 4, Amount: GrantTotal, cart: [LEHENGA] }],
      GrantTotal,
    })
  await act(() => reloading(of(7200)))
  await act(async () => {
    const applied = applyCode('MONSOON10')
    answer(Response.json({ response: { n: 1, Msg: '' }, couponmodel: { Amount: 720 } }))
    await applied
  })
  expect(screen.getByText('Coupon MONSOON10')).toBeDefined()
  // The provider's sentence is no part of the cart.
  await act(() => reloading(of(7200, 'Success')))
  expect(screen.getByText('Coupon MONSOON10')).toBeDefined()
  await act(() => reloading(of(9600)))
  expect(screen.queryByText('Coupon MONSOON10')).toBeNull()
})
