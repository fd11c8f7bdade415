import { afterEach, expect, it, vi } from 'vitest'
import { store } from '../../state/store.ts'
import { changeRequestsAtom, keepAsked } from './changeRequests.ts'

const ASKED = { orderId: 'AA20403', for: '2026-12-12' } as const

afterEach(() => {
  vi.unstubAllGlobals()
  store.set(changeRequestsAtom, {})
})

it('shows what was asked for once it is stored, because the visitor may leave then', async () => {
  const put = vi.fn<(value: unknown) => void>()
  const transaction = Object.assign(new EventTarget(), { objectStore: () => ({ put, transaction }) })
  const database = { transaction: () => transaction, close: () => undefined }
  const open = () => {
    const request = Object.assign(new EventTarget(), { result: database })
    queueMicrotask(() => request.dispatchEvent(new Event('success')))
    return request
  }
  vi.stubGlobal('indexedDB', { open })
  const kept = keepAsked(ASKED)
  await vi.waitFor(() => expect(put).toHaveBeenCalledWith(ASKED))
  expect(store.get(changeRequestsAtom)).toEqual({})
  transaction.dispatchEvent(new Event('complete'))
  await kept
  expect(store.get(changeRequestsAtom)).toEqual({ AA20403: ASKED })
})

it('shows it also where the browser refuses storage', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  await keepAsked(ASKED)
  expect(store.get(changeRequestsAtom)).toEqual({ AA20403: ASKED })
})
