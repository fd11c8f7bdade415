// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readKey, writeKey } from '../api/identity.ts'
import type { SessionKey } from '../storageKeys.ts'
import {
  endSession,
  expireSession,
  followOtherTabs,
  onSessionExpiry,
  recheckSession,
  sessionAtom,
  startSession,
  updateSession,
} from './session.ts'
import { store } from './store.ts'
import { LOGIN } from './testing/login.ts'
import { EMPTY_TOUR, tourDraftAtom } from './tourDraft.ts'

const KEYS = {
  TokenId: 'a1',
  UserId: '1001',
  UserName: 'Meera Joshi',
  UserMobileNo: '9876543210',
  UserEmailId: 'meera@example.com',
}

const write = () => store.set(tourDraftAtom, { ...EMPTY_TOUR, people: '3' })
const written = () => store.get(tourDraftAtom).people
const who = () => {
  const session = store.get(sessionAtom)
  return session.status === 'user' ? session.name : session.status
}

const other = new BroadcastChannel('session')
const changed = vi.fn()
const loggedOut = vi.fn()
followOtherTabs(changed, loggedOut)

afterEach(() => {
  endSession()
  changed.mockClear()
  loggedOut.mockClear()
})

it('makes a customer of a token with a user id, and of nothing less', { tags: ['@SHELL-071'] }, () => {
  writeKey('UserName', 'Meera Joshi')
  for (const [token, id, name] of [
    ['a1', '', 'guest'],
    ['', '1001', 'guest'],
    ['a1', '1001', 'Meera Joshi'],
  ] as const) {
    writeKey('TokenId', token)
    writeKey('UserId', id)
    recheckSession()
    expect(who()).toBe(name)
  }
})

it('keeps drafts over a login, and forgets them at a logout', () => {
  write()
  startSession(LOGIN)
  expect(written()).toBe('3')
  endSession()
  expect(written()).toBe('')
  expect(who()).toBe('guest')
})

it('forgets drafts when a page comes back to another visitor', () => {
  startSession(LOGIN)
  write()
  recheckSession()
  expect(written()).toBe('3')
  writeKey('UserId', '1002')
  recheckSession()
  expect(written()).toBe('')
})

it('is not shown in a tab that comes back from another site after a logout', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'))
  document.cookie = 'SessionId=abcdefghijklmno'
  startSession(LOGIN)
  leave()
  recheckSession()
  expect(who()).toBe('Meera Joshi')
  leave()
  // `logOut` in another tab changes the cookie like this.
  document.cookie = 'SessionId=abcdefghijklmn1'
  recheckSession()
  expect([who(), sessionStorage.length]).toEqual(['guest', 0])
})

describe('an expired session', () => {
  const expiredNow = vi.fn()
  onSessionExpiry(expiredNow)

  it('loses token, user and cart, and keeps drafts', () => {
    startSession(LOGIN)
    writeKey('Cart', '{}')
    writeKey('PackageType', '1')
    write()
    expireSession()
    expect(who()).toBe('guest')
    for (const key of [...Object.keys(KEYS), 'Cart'] as SessionKey[]) expect(readKey(key), key).toBe('')
    expect(readKey('PackageType')).toBe('1')
    expect(expiredNow).toHaveBeenCalledOnce()
    expect(written()).toBe('3')
    startSession(LOGIN)
    expect(written()).toBe('3')
  })

  it('keeps drafts for the same visitor only', () => {
    startSession(LOGIN)
    write()
    expireSession()
    recheckSession()
    expect(written()).toBe('3')
    startSession({ ...LOGIN, Token: 'b2', UserDetails: { ...LOGIN.UserDetails, Id: '1002' } })
    expect(written()).toBe('')
  })
})

it('takes over another tab’s login and its changes', async () => {
  write()
  other.postMessage({ type: 'started', keys: KEYS })
  await vi.waitFor(() => expect(who()).toBe('Meera Joshi'))
  other.postMessage({ type: 'started', keys: { ...KEYS, UserEmailId: 'new@example.com' } })
  await vi.waitFor(() => expect(readKey('UserEmailId')).toBe('new@example.com'))
  expect(changed).toHaveBeenCalledTimes(2)
  expect(written()).toBe('3')
})

it('ends with the same login in another tab, and with no other', async () => {
  startSession(LOGIN)
  write()
  other.postMessage({ type: 'ended', token: 'b2' })
  other.postMessage({ type: 'started', keys: { ...KEYS, TokenId: 'b2', UserId: '1002', UserName: 'Asha Rao' } })
  other.postMessage('nonsense')
  other.postMessage({ type: 'ended', token: 'a1' })
  await vi.waitFor(() => expect(who()).toBe('guest'))
  expect(changed).toHaveBeenCalledOnce()
  expect(written()).toBe('')
})

it('tells the other tabs of login, change and logout', async () => {
  const heard: unknown[] = []
  other.addEventListener('message', ({ data }) => heard.push(data))
  startSession(LOGIN)
  updateSession('UserMobileNo', '9123456780')
  endSession()
  await vi.waitFor(() =>
    expect(heard).toEqual([
      { type: 'started', keys: KEYS },
      { type: 'started', keys: { ...KEYS, UserMobileNo: '9123456780' } },
      { type: 'ended', token: 'a1' },
    ]),
  )
})
