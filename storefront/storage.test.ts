import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { channelTo, clearStorage, readText, storedValue, writeText } from './storage.ts'

function fakeStorage(): Storage & { isRefused: boolean } {
  const items = new Map<string, string>()
  const check = (): void => {
    if (storage.isRefused) throw new DOMException('full', 'QuotaExceededError')
  }
  const storage = {
    isRefused: false,
    getItem: (key: string) => (check(), items.get(key) ?? null),
    setItem: (key: string, text: string) => (check(), void items.set(key, text)),
    removeItem: (key: string) => (check(), void items.delete(key)),
    clear: () => (check(), items.clear()),
    key: () => null,
    length: 0,
  }
  return storage
}

let session = fakeStorage()
beforeEach(() => {
  session = fakeStorage()
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => {
  clearStorage('session')
  clearStorage('local')
  vi.unstubAllGlobals()
})

const count = storedValue('session', 'count', v.number())

it('reads what was written, until it is forgotten', () => {
  expect(count.read()).toBeUndefined()
  count.write(3)
  expect([count.read(), session.getItem('count'), readText('local', 'count')]).toEqual([3, '3', null])
  count.forget()
  expect([count.read(), session.getItem('count')]).toEqual([undefined, null])
})

it.each(['', '{', '"three"', 'null'])('takes %j, which is no number, for nothing', (text) => {
  session.setItem('count', text)
  expect(count.read()).toBeUndefined()
})

it('keeps a value while the page is open where storage is refused', () => {
  count.write(3)
  session.isRefused = true
  count.write(4)
  expect(count.read()).toBe(4)
  count.forget()
  expect(count.read()).toBeUndefined()
})

it('stores the next value again once storage works', () => {
  session.isRefused = true
  count.write(4)
  session.isRefused = false
  count.write(5)
  expect([count.read(), session.getItem('count')]).toEqual([5, '5'])
})

it('knows no more than its tab', () => {
  count.write(3)
  // As another page of the tab does at a logout.
  session.clear()
  expect(count.read()).toBeUndefined()
})

it('works where there is no storage at all', () => {
  vi.stubGlobal('sessionStorage', undefined)
  count.write(4)
  expect(count.read()).toBe(4)
})

it('clears everything but one value', () => {
  count.write(3)
  writeText('session', 'payments', 'two')
  clearStorage('session', 'payments')
  expect([count.read(), readText('session', 'payments')]).toEqual([undefined, 'two'])
})

it.each([
  ['missing', undefined],
  [
    'refused',
    function BroadcastChannel() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  ],
])('reaches no other tabs where BroadcastChannel is %s', (_, refused) => {
  vi.stubGlobal('BroadcastChannel', refused)
  expect(channelTo('cart')).toBeUndefined()
})
