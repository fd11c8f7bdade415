// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { CHANGE_REQUESTS } from '../../storageKeys.ts'

const DAY = { for: '2026-12-12' } as const
const CANCEL = { cancelAt: 1_764_000_000_000 }

/** The modules of a page that has just been opened. */
async function openPage() {
  vi.resetModules()
  const { changeRequestsAtom, keepAsked } = await import('./changeRequests.ts')
  const { store } = await import('../../state/store.ts')
  const { clearLocal } = await import('../../state/alert.ts')
  const shown = () => {
    store.sub(changeRequestsAtom, () => undefined)()
    return store.get(changeRequestsAtom)
  }
  return { keepAsked, clearLocal, shown }
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('shows what was asked for again, also in another tab and after the home page has cleared local storage', async () => {
  const one = await openPage()
  const other = await openPage()
  one.keepAsked('AA20403', DAY)
  other.keepAsked('AA20406', CANCEL)
  other.clearLocal()
  expect((await openPage()).shown()).toEqual({ AA20403: DAY, AA20406: CANCEL })
})

it('leaves out what is malformed', async () => {
  localStorage.setItem(CHANGE_REQUESTS, JSON.stringify({ AA20403: DAY, AA20404: { cancelAt: 'today' }, AA20405: 1 }))
  expect((await openPage()).shown()).toEqual({ AA20403: DAY })
})

it('shows it also where the browser refuses storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const page = await openPage()
  page.keepAsked('AA20403', DAY)
  expect(page.shown()).toEqual({ AA20403: DAY })
})
