// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { visit } from './navigation.ts'
import { forgetOffered, requireLogin, wasOffered } from './proceedToCheckout.ts'

vi.mock('./navigation.ts', async (load) => ({ ...(await load<object>()), visit: vi.fn() }))

it('a guest who goes on to pay is sent to log in, and is offered no more services', { tags: ['@C-072'] }, () => {
  forgetOffered()
  expect(wasOffered()).toBe(false)
  expect(requireLogin('/cart')).toBe(false)
  expect(visit).toHaveBeenCalledWith('/login?ref=/cart')
  expect(wasOffered()).toBe(true)
})
