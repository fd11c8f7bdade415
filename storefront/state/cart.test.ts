// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearKeys, readKey, writeKey } from '../api/identity.ts'
import {
  cartAtom,
  cartCountAtom,
  cartLoadAtom,
  couponProblemAtom,
  forgetCart,
  reapplyCoupon,
  reloadCart,
} from './cart.ts'
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

it('empties the cart and drops the coupon when the provider refuses', async () => {
  answer = () => Response.json(BUSY)
  await reloadCart(true)
  expect(store.get(cartCountAtom)).toBe(0)
  expect(readKey('txtCouponCode')).toBe('')
})
