import { afterEach, expect, it } from 'vitest'
import type { Cart } from '../api/contract/cart.ts'
import { cartAtom, shootDay } from './cart.ts'
import { store } from './store.ts'

afterEach(() => store.set(cartAtom, undefined))

it('is the day of the package in the cart, else empty', { tags: ['@C-061'] }, () => {
  expect(shootDay()).toBe('')
  const cart = (TypeId: number) => ({ cart: [{ TypeId, cart: [{ BookingDate: '12 Dec 2026' }] }] }) as unknown as Cart
  store.set(cartAtom, cart(4))
  expect(shootDay()).toBe('')
  store.set(cartAtom, cart(1))
  expect(shootDay()).toBe('12 Dec 2026')
})
