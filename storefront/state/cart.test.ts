// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Cart } from '../api/contract/cart.ts'
import { clearKeys, readKey, writeKey } from '../api/identity.ts'
import {
  cartAtom,
  cartCountAtom,
  cartLoadAtom,
  clearAfterOrder,
  couponAtom,
  couponProblemAtom,
  dropCoupon,
  followCart,
  forgetCart,
  reapplyCoupon,
  reloadCart,
  shootDay,
} from './cart.ts'
import { CART_CHANNEL } from '../storageKeys.ts'
import { alertAtom } from './alert.ts'
import { store } from './store.ts'

const BUSY = { response: { n: 0, Msg: 'Please try again in a minute.' } }
const line = { CartitemId: '9', ProductId: '1', ProductName: 'Golden Hour', BookingDate: '05 Jan 2027' }
const CART = {
  response: { n: 1, Msg: '' },
  cart: [{ TypeId: '1', TypeName: 'Packages', Amount: 24500, cart: [line] }],
  GrantTotal: 24500,
  DiscountAmount: 0,
  MinimumBookingAmount: 3000,
  gstmodel: { GSTPercent: 18, GSTAmount: 540 },
}

let answer: () => Response

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
  answer = () => Response.json(CART)
  await reloadCart(true)
  writeKey('txtCouponCode', 'MONSOON10')
})
afterEach(() => {
  clearKeys()
  store.set(cartAtom, undefined)
  vi.unstubAllGlobals()
})

it('keeps cart and coupon while the provider asks to wait', async () => {
  expect(store.get(cartCountAtom)).toBe(1)
  answer = () => Response.json(BUSY, { status: 429 })
  await reloadCart(true)
  await reapplyCoupon()
  expect(store.get(cartCountAtom)).toBe(1)
  expect(store.get(cartLoadAtom)).toBe('failed')
  expect(readKey('txtCouponCode')).toBe('MONSOON10')
  expect(store.get(couponProblemAtom)).toBe('Please try again in a minute.')
})

it('drops an answer that arrives after a logout', async () => {
  let arrive: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)))
  const late = reloadCart(true)
  forgetCart()
  arrive(Response.json(CART))
  await late
  expect([store.get(cartCountAtom), readKey('Cart')]).toEqual([0, ''])
})

it.each([
  ['removed', dropCoupon],
  ['forgotten at a logout', forgetCart],
])('drops the answer for a coupon that was %s meanwhile', async (_how, drop) => {
  let arrive: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)))
  const late = reapplyCoupon()
  drop()
  arrive(Response.json({ response: { n: 1, Msg: '' }, couponmodel: { Amount: 900 } }))
  await late
  expect([store.get(couponAtom), readKey('txtCouponCode')]).toEqual([undefined, ''])
})

it('tells other tabs when an order has emptied the cart', async () => {
  const other = new BroadcastChannel(CART_CHANNEL)
  const news = new Promise((resolve) => other.addEventListener('message', ({ data }) => resolve(data)))
  clearAfterOrder()
  expect(await news).toBe('changed')
  other.close()
})

it('raises no alert when the coupon cannot be checked after a change in another tab', async () => {
  history.replaceState(null, '', '/cart')
  followCart()
  store.set(couponProblemAtom, undefined)
  answer = () => new Response('', { status: 502 })
  const other = new BroadcastChannel(CART_CHANNEL)
  other.postMessage('changed')
  await vi.waitFor(() => expect(store.get(couponProblemAtom)).toMatch(/^Something bad/))
  expect(store.get(alertAtom)).toBeUndefined()
  other.close()
})

it('empties the cart and drops the coupon when the provider refuses', async () => {
  answer = () => Response.json(BUSY)
  await reloadCart(true)
  expect(store.get(cartCountAtom)).toBe(0)
  expect(readKey('txtCouponCode')).toBe('')
})

it('knows the day of the package in the cart, else none', { tags: ['@C-061'] }, () => {
  store.set(cartAtom, undefined)
  expect(shootDay()).toBe('')
  const cart = (TypeId: number) => ({ cart: [{ TypeId, cart: [{ BookingDate: '12 Dec 2026' }] }] }) as unknown as Cart
  store.set(cartAtom, cart(4))
  expect(shootDay()).toBe('')
  store.set(cartAtom, cart(1))
  expect(shootDay()).toBe('12 Dec 2026')
})
