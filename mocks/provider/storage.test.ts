import { afterEach, describe, expect, it } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIXTURE, NOW, outcome, startProvider } from './fixture.ts'
import { CUSTOMER, seed } from './seed.ts'
import { bookings, confirm, pay, shopper } from './shopper.ts'
import { createSqliteStorage } from './sqlite.ts'
import { createMemoryStorage } from './storage.ts'

describe('a database file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('keeps cart, session and orders for the next start, also when it was never closed', async () => {
    const file = join(folder, 'deep', 'provider.sqlite')
    const before = createSqliteStorage(file)
    seed(before, FIXTURE, NOW)
    const first = startProvider(before)
    const user = await shopper(first, '9000000001')
    const order = await pay(first, user)

    const after = createSqliteStorage(file)
    const second = startProvider(after)
    expect((await second.ask('GetUserCart', { UserId: user.UserId }, user.as))['GrantTotal']).toBe(28000)
    expect(outcome(await confirm(second, order, 'pay_1')).n).toBe(1)
    expect(await bookings(second, user)).toHaveLength(1)
    expect(outcome(await second.ask('CheckMobileAndGenrateOtp', { MobileNo: CUSTOMER.Mobile })).n).toBe(1)
    before.close()
    after.close()
  })

  it.each(['memory', 'file'])('undoes everything of a transaction that fails (%s)', (kind) => {
    const storage = kind === 'memory' ? createMemoryStorage() : createSqliteStorage(':memory:')
    storage.transaction((tables) => tables.set('t', 'kept', 1))
    const fails = () =>
      storage.transaction((tables) => {
        tables.set('t', 'kept', 2)
        tables.set('t', 'kept', 3)
        tables.set('t', 'new', 1)
        tables.remove('t', 'kept')
        throw new Error('no')
      })
    expect(fails).toThrow('no')
    expect(storage.transaction((tables) => [tables.get('t', 'kept'), tables.get('t', 'new')])).toEqual([1, undefined])
    storage.close()
  })
})
