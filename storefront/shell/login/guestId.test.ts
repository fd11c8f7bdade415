// @vitest-environment jsdom
/** Tests whose cart an id reaches: somebody else may know the cookie SessionId, or have planted it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearKeys, cookie, sessionId } from '../../api/identity.ts'
import { alertAtom } from '../../state/alert.ts'
import { reloadCart } from '../../state/cart.ts'
import { endSession, sessionAtom, startSession } from '../../state/session.ts'
import { store } from '../../state/store.ts'
import { logOut } from './logOut.ts'
import { EMPTY_CART } from '../../state/testing/emptyCart.ts'
import { LOGIN } from '../../state/testing/login.ts'

const PLANTED = 'plantedplanted0'

let asked: unknown[]
let cookies: string[]
let answer: () => Response
let logoutAnswer: () => Response
const id = () => cookie('SessionId')

beforeEach(() => {
  asked = []
  cookies = []
  answer = () => Response.json(EMPTY_CART)
  logoutAnswer = () => Response.json({ response: { n: 1, Msg: '' } })
  document.cookie = `SessionId=${PLANTED}; Path=/`
  vi.stubGlobal('fetch', (address: string, { body = '' }: { body?: string }) => {
    if (address.includes('Logout')) {
      cookies.push(id())
      return new Promise((resolve) => resolve(logoutAnswer()))
    }
    asked.push(JSON.parse(body))
    return Promise.resolve(answer())
  })
})
afterEach(() => {
  endSession()
  clearKeys()
  vi.unstubAllGlobals()
})

it('a login ends the guest’s id, once its cart was named to the provider beside the user', async () => {
  startSession(LOGIN)
  expect(sessionId()).toBe(PLANTED)
  await reloadCart(true)
  const renewed = id()
  expect(renewed).toMatch(/^[0-9a-z]{15}$/)
  expect(renewed).not.toBe(PLANTED)
  await reloadCart(true)
  expect(asked).toEqual([
    { UserId: '1001', sessionId: PLANTED },
    { UserId: '1001', sessionId: renewed },
  ])
  expect(id()).toBe(renewed)
})

it('the id is kept until that answer, so that no cart is lost', async () => {
  startSession(LOGIN)
  answer = () => new Response('', { status: 502 })
  await reloadCart(true)
  expect(id()).toBe(PLANTED)
  answer = () => Response.json(EMPTY_CART)
  await reloadCart(true)
  expect(id()).not.toBe(PLANTED)
})

it('a guest keeps the id', async () => {
  await reloadCart(true)
  expect(id()).toBe(PLANTED)
})

it('a logout ends it as well, and its call already has the new one', async () => {
  startSession(LOGIN)
  await reloadCart(true)
  const ofSession = id()
  await logOut()
  expect(id()).toMatch(/^[0-9a-z]{15}$/)
  expect(id()).not.toBe(ofSession)
  expect(cookies).toEqual([id()])
})

it('a logout keeps the guest’s cart that was not merged yet', async () => {
  startSession(LOGIN)
  await logOut()
  expect(id()).toBe(PLANTED)
})

it.each([
  ['refuses', () => Response.json({ response: { n: 0, Msg: 'No.' } })],
  ['fails', () => new Response('oops', { status: 500 })],
  [
    'cannot be reached',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('a logout ends the session though the provider %s', { tags: ['@LOGOUT-02', '@LOGOUT-03'] }, async (_what, how) => {
  logoutAnswer = how
  startSession(LOGIN)
  await logOut()
  expect(location.pathname).toBe('/')
  expect(store.get(sessionAtom).status).toBe('guest')
  expect(sessionStorage).toHaveLength(0)
  expect(store.get(alertAtom)).toBeUndefined()
})
