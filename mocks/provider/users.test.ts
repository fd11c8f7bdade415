import { describe, expect, it } from 'vitest'
import { outcome, startProvider, type LoggedIn, type TestProvider } from '../testing/provider.ts'
import { createMemoryStorage } from './storage.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const MOBILE = '9000000001'

const OVER = { status: 401, body: { response: { n: 0, Msg: 'Session expired..! Please login again' } } }

async function isAlive(test: TestProvider, { UserId, as }: LoggedIn): Promise<boolean> {
  const reply = await test.reply('GetMyBookings', { UserId }, as)
  if (reply.status === 200) expect(reply.body).toEqual({ bookingmodellist: [] })
  else expect(reply).toEqual(OVER)
  return reply.status === 200
}

describe('a session', () => {
  it('ends after thirty idle minutes, with the documented words', async () => {
    const test = startProvider()
    const user = await test.register(MOBILE)
    test.later(30 * MINUTE)
    expect(await isAlive(test, user)).toBe(false)
    expect(await isAlive(test, await test.logIn(MOBILE))).toBe(true)
  })

  it('is kept alive by every call with its token, also by a refused or public one', async () => {
    const test = startProvider()
    const { UserId, as } = await test.register(MOBILE)
    for (const call of [
      () => test.ask('GetFAQ', {}, as),
      () => test.ask('ChangeEmailId', { UserId, NewEmailId: 'x' }, as),
    ]) {
      test.later(29 * MINUTE)
      await call()
    }
    test.later(29 * MINUTE)
    expect(await isAlive(test, { UserId, as })).toBe(true)
  })

  it('is not kept alive by others, nor revived after its end', async () => {
    const test = startProvider()
    const user = await test.register(MOBILE)
    test.later(29 * MINUTE)
    await test.ask('GetUserCart', { UserId: '', sessionId: 'abcdefghijklmno' })
    const other = await test.logIn(MOBILE)
    test.later(MINUTE)
    await test.ask('GetFAQ', {}, user.as)
    expect(await isAlive(test, user)).toBe(false)
    expect(await isAlive(test, other)).toBe(true)
  })

  it('lasts thirty days at most', async () => {
    const test = startProvider()
    const user = await test.register(MOBILE)
    for (let passed = 29 * MINUTE; passed < 30 * DAY; passed += 29 * MINUTE) {
      test.later(29 * MINUTE)
      await test.ask('GetFAQ', {}, user.as)
    }
    expect(await isAlive(test, user)).toBe(true)
    test.later(29 * MINUTE)
    expect(await isAlive(test, user)).toBe(false)
  })

  it('is written at most once a minute', async () => {
    const storage = createMemoryStorage()
    const test = startProvider(storage)
    const user = await test.register(MOBILE)
    const kept = () => storage.transaction((tables) => tables.list('tokens'))
    const before = kept()
    test.later(MINUTE - 1)
    await test.ask('GetFAQ', {}, user.as)
    expect(kept()).toEqual(before)
    test.later(1)
    await test.ask('GetFAQ', {}, user.as)
    expect(kept()).not.toEqual(before)
  })

  it('ends with a logout, and other sessions of the user do not', async () => {
    const test = startProvider()
    const user = await test.register(MOBILE)
    const second = await test.logIn(MOBILE)
    expect(outcome(await test.ask('Logout', { UserId: user.UserId }, user.as)).n).toBe(1)
    expect(await isAlive(test, user)).toBe(false)
    expect(await isAlive(test, second)).toBe(true)
  })
})
