// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { shopPayments } from './shopPayments.ts'
import { store } from './store.ts'
import { toastsAtom } from './toasts.ts'

it.each(['/', '/checkout', '/recce'])('says on %s that the booking of an earlier payment was found', async (path) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  history.replaceState(null, '', path)
  store.set(toastsAtom, [])
  await shopPayments().foundBooking({
    orderId: 'order_1',
    kind: 'tour',
    owner: 'me',
    lines: [],
    contentHash: 'c',
    createdAt: 0,
  })
  expect(store.get(toastsAtom)).toMatchObject([{ text: 'Thank you! Your booking is confirmed.' }])
})
