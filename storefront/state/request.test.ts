// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type Failure } from '../api/error.ts'
import { alertAtom, clearLocal, flagAlert, isAlertFlagged, resetAlert } from './alert.ts'
import { request } from './request.ts'
import { sessionAtom, startSession } from './session.ts'
import { store } from './store.ts'
import { LOGIN } from './testing/login.ts'
import { toastsAtom } from './toasts.ts'

const failing = (failure: Failure) => () => Promise.reject(new ApiError('GetSets', failure))
const toasts = () => store.get(toastsAtom).map(({ text }) => text)

beforeEach(() => {
  clearLocal()
  resetAlert()
  store.set(alertAtom, undefined)
  store.set(toastsAtom, [])
})

it('toasts the provider’s sentence at 429, and keeps the session', async () => {
  await expect(request(failing({ type: 'tooMany', msg: 'Please try again in a minute.' }))).resolves.toEqual({
    status: 'failed',
    msg: 'Please try again in a minute.',
    detail: 'GetSets: too many requests',
    isToasted: true,
  })
  expect(toasts()).toEqual(['Please try again in a minute.'])
  expect(store.get(alertAtom)).toBeUndefined()
})

describe('a provider that is unreachable', () => {
  it('forgets the session at 401, with or without an alert, and at nothing else; not for quiet calls', async () => {
    const isOver = async (failure: Failure, quiet = false, isFlagged = false) => {
      startSession(LOGIN)
      if (isFlagged) flagAlert()
      await request(failing(failure), quiet)
      return store.get(sessionAtom).status === 'guest'
    }
    expect(await isOver({ type: 'status', status: 401 })).toBe(true)
    expect(await isOver({ type: 'status', status: 401 }, false, true)).toBe(true)
    expect(await isOver({ type: 'status', status: 503 })).toBe(false)
    expect(await isOver({ type: 'unreachable', reason: 'offline' })).toBe(false)
    expect(await isOver({ type: 'status', status: 401 }, true)).toBe(false)
  })

  it('returns the seconds to wait', async () => {
    await expect(request(failing({ type: 'refused', n: 0, msg: 'Too many.', retryAfter: 90 }))).resolves.toEqual({
      status: 'refused',
      msg: 'Too many.',
      retryAfter: 90,
    })
  })

  it('is silent for quiet calls', async () => {
    for (const failure of [
      { type: 'status', status: 500 },
      { type: 'shape', path: '' },
    ] as const)
      expect(await request(failing(failure), true)).toMatchObject({ isToasted: false })
    expect(store.get(alertAtom)).toBeUndefined()
    expect(isAlertFlagged()).toBe(false)
    expect(toasts()).toEqual([])
  })
})

describe('a device that is offline', () => {
  const OFFLINE = 'You are offline. Your cart is safe.'
  const connect = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    if (!isOnline) return
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
    dispatchEvent(new Event('online'))
  }
  beforeEach(() => {
    localStorage.setItem('txtCouponCode', 'ACRES10')
    connect(false)
  })
  afterEach(() => vi.restoreAllMocks())

  it('says so, and goes on with the call when it is back', async () => {
    const work = vi.fn(() => Promise.resolve(7))
    const outcome = request(work)
    await Promise.resolve()
    expect(work).not.toHaveBeenCalled()
    expect(toasts()).toEqual([OFFLINE])
    connect(true)
    await expect(outcome).resolves.toEqual({ status: 'done', value: 7 })
    expect(work).toHaveBeenCalledOnce()
  })

  it('raises no alert for a call that was under way, and keeps what is stored', async () => {
    connect(true)
    const lost = vi.fn(() => {
      connect(false)
      return Promise.reject(new ApiError('AddToUserCart', { type: 'unreachable', reason: 'offline' }))
    })
    await expect(request(lost)).resolves.toMatchObject({ status: 'failed', msg: OFFLINE })
    expect(lost).toHaveBeenCalledOnce()
    expect(toasts()).toEqual([OFFLINE])
    expect(store.get(alertAtom)).toBeUndefined()
    expect(localStorage.getItem('txtCouponCode')).toBe('ACRES10')
  })

  it('does not hold up calls that the visitor did not ask for', async () => {
    await expect(request(failing({ type: 'unreachable', reason: 'offline' }), true)).resolves.toMatchObject({
      status: 'failed',
    })
    expect(toasts()).toEqual([])
  })
})

it('rethrows programming errors', async () => {
  await expect(request(() => Promise.reject(new TypeError('oops')))).rejects.toThrow('oops')
})
