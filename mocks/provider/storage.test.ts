import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FIXTURE, NOW, outcome, startProvider } from '../testing/provider.ts'
import { CUSTOMER, seed } from './seed.ts'
import { bookings, confirm, pay, shopper } from '../testing/shopper.ts'
import { createSqliteStorage } from './sqlite.ts'
import { createMemoryStorage, StorageBusy, retryWhileBusy, type Storage } from './storage.ts'

describe('a database file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('keeps cart, session and orders for the next start, even without being closed', async () => {
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

it('opens a new file that another process is making', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storage-'))
  const file = join(folder, 'provider.sqlite')
  const other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
  let waits = 0
  const finishOther = () => {
    waits += 1
    other.exec('COMMIT')
    other.close()
  }
  createSqliteStorage(file, undefined, finishOther).close()
  expect(waits).toBe(1)
  rmSync(folder, { recursive: true })
})

describe('a storage that another process is writing to', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is retried until it is free', async () => {
    let tries = 0
    const work = retryWhileBusy(() => {
      tries += 1
      if (tries < 4) throw new StorageBusy()
      return 'done'
    })
    await vi.advanceTimersByTimeAsync(100)
    expect([await work, tries]).toEqual(['done', 4])
  })

  it('is given up after five seconds; other problems at once', async () => {
    const busy = retryWhileBusy(() => Promise.reject(new StorageBusy())).catch((problem: unknown) => problem)
    await vi.advanceTimersByTimeAsync(5010)
    expect(await busy).toBeInstanceOf(StorageBusy)
    await expect(retryWhileBusy(() => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full')
  })

  it('makes waiting calls wait no longer than one', async () => {
    const locked: Storage = {
      ...createMemoryStorage(),
      transaction: () => {
        throw new StorageBusy()
      },
    }
    const { provider } = startProvider(locked)
    const request = [1, 2, 3].map(() => provider.answer('GetFAQ', {}, new Headers({ 'x-api-key': 'demo-key' })))
    let isOver = false
    const answers = Promise.all(request).then((all) => {
      isOver = true
      return all
    })
    await vi.advanceTimersByTimeAsync(5050)
    expect(isOver).toBe(true)
    for (const { body } of await answers) expect(outcome(body).n).toBe(0)
  })
})
