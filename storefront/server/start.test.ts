import { afterAll, describe, expect, it } from 'vitest'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { faultsInBooks } from '../../mocks/ledger.ts'
import type { Booking } from '../../mocks/provider/bookings.ts'
import { isSeededPayment } from '../../mocks/provider/seed.ts'
import { createVisitors, type Visitor, type Visitors } from '../../mocks/testing/visitor.ts'
import { dayWith, type Body } from '../../mocks/testing/provider.ts'
import { today } from '../text/dates.ts'
import { createSqliteStorage } from '../../mocks/provider/sqlite.ts'
import { sendRaw } from './testing/sendRaw.ts'

const folder = mkdtempSync(join(tmpdir(), 'start-'))
writeFileSync(
  join(folder, 'index.html'),
  '<!doctype html><title>Shop</title><link rel="canonical" href="https://shop.example/">',
)
const db = join(folder, 'data', 'provider.sqlite')
const running = new Set<ChildProcess>()

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

function run(...options: string[]): ChildProcess {
  const script = join(import.meta.dirname, 'start.ts')
  const child = spawn(process.execPath, [script, '--dist', folder, '--db', db, ...options], { stdio: 'pipe' })
  running.add(child)
  child.on('exit', () => running.delete(child))
  return child
}

async function started(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const address = /^Open\s+(\S+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('it ended before it said where it is')
}

async function ended(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<number | null> {
  const exit = once(child, 'exit') as Promise<[number | null]>
  child.kill(signal)
  return (await exit)[0]
}

const order = ({ UserId, sessionId, mobile: Phone }: Visitor, Amount: number): Body => {
  const form = { FullName: 'Asha Rao', Phone, Email: 'asha@example.com', GST: '', OrderNote: '', CouponCode: '' }
  return { UserId, sessionId, Amount, ...form }
}

describe('npm start', () => {
  it('keeps carts, sessions and bookings after kill -9, and ends cleanly on Ctrl-C', { timeout: 30_000 }, async () => {
    const first = run('--port', '0')
    const who = await createVisitors(await started(first)).shopper(144, dayWith(6, 144, 'package', today()))
    expect(await ended(first, 'SIGKILL')).toBe(null)

    const second = run('--port', '0')
    const after = createVisitors(await started(second))
    const { body } = await after.ask('GetUserCart', { UserId: who.UserId }, who)
    expect(body['cart']).toMatchObject([{ TypeId: 1, cart: [{ ProductId: 144 }] }])
    const made = await after.ask('CreateUserpayment', order(who, 3000), who)
    await after.ask('CreateOrder', await after.pay(made.body['PaymentTransactionModel'] as Body), who)
    expect(await ended(second, 'SIGKILL')).toBe(null)

    const third = run('--port', '0')
    const bookings = await createVisitors(await started(third)).ask('GetMyBookings', { UserId: who.UserId }, who)
    expect(bookings.body['bookingmodellist']).toHaveLength(1)
    expect(await ended(third, 'SIGINT')).toBe(0)
  })

  it('shares its file with a second server: orders are paid and booked once', { timeout: 60_000 }, async () => {
    const file = join(folder, 'shared.sqlite')
    const both = [run('--port', '0', '--db', file), run('--port', '0', '--db', file)]
    const [one, other] = (await Promise.all(both.map(started))).map(createVisitors) as [Visitors, Visitors]
    const shoppers: Visitor[] = []
    for (let at = 0; at < 12; at += 1)
      shoppers.push(await one.shopper(144, dayWith(6, 144, 'package', today()), 'in a week of their own'))

    await Promise.all(
      shoppers.map(async (who) => {
        // A server that waited too long for the file answers 503, and clients retry.
        const ask = async (shop: Visitors, name: 'CreateUserpayment' | 'CreateOrder', request: Body) => {
          for (;;) {
            const answer = await shop.ask(name, request, who)
            if (answer.status !== 503) return answer.body
          }
        }
        const made = await Promise.all([
          ask(one, 'CreateUserpayment', order(who, 3000)),
          ask(other, 'CreateUserpayment', order(who, 4000)),
        ])
        const orders = made.map((body) => body['PaymentTransactionModel'] as Body)
        const payEach = async (): Promise<Body[]> => {
          const paid = await Promise.all(orders.flatMap((each) => [one.pay(each, 'one'), other.pay(each, 'other')]))
          const confirmed = paid.filter((triple) => triple['PaymentSignature'])
          return confirmed.length > 0 ? confirmed : payEach()
        }
        const confirmed = await payEach()
        await Promise.all(
          confirmed.flatMap((triple) => [ask(one, 'CreateOrder', triple), ask(other, 'CreateOrder', triple)]),
        )
      }),
    )
    for (const child of both) expect(await ended(child, 'SIGINT')).toBe(0)
    const storage = createSqliteStorage(file)
    const { faults, bookings } = storage.transaction((tables) => ({
      faults: faultsInBooks(tables),
      bookings: tables.list<Booking>('bookings').filter(({ paymentId }) => !isSeededPayment(paymentId)),
    }))
    storage.close()
    expect(faults).toEqual([])
    expect(bookings.map(({ userId }) => userId).toSorted()).toEqual(shoppers.map(({ UserId }) => UserId).toSorted())
  })

  it('answers under the site’s own name, and no unknown one', { timeout: 30_000 }, async () => {
    const child = run('--port', '0', '--db', ':memory:', '--allow-host', 'www.shop.example')
    const address = await started(child)
    const statusAs = async (host: string) => (await sendRaw(address, '/', { host })).status
    expect([
      await statusAs('shop.example'),
      await statusAs('www.shop.example'),
      await statusAs('evil.example'),
    ]).toEqual([200, 200, 421])
    await ended(child, 'SIGINT')
  })

  async function refusalOf(child: ChildProcess): Promise<string> {
    const output: string[] = []
    child.stderr!.on('data', (part: Buffer) => output.push(part.toString()))
    const [status] = (await once(child, 'close')) as [number]
    expect(status).toBe(1)
    return output.join('').trim()
  }

  it('says in one sentence that a port is in use', { timeout: 30_000 }, async () => {
    const first = run('--port', '0', '--db', ':memory:')
    const { port } = new URL(await started(first))
    const second = run('--port', port, '--db', ':memory:')
    expect(await refusalOf(second)).toBe(`Port ${port} is in use: stop what runs there, or choose another with --port.`)
    await ended(first, 'SIGINT')
  })

  it('says in one sentence that its file is corrupt', { timeout: 30_000 }, async () => {
    const file = join(folder, 'torn.sqlite')
    const storage = createSqliteStorage(file)
    storage.transaction((tables) => {
      for (let key = 0; key < 500; key += 1) tables.set('t', String(key), 'x'.repeat(200))
    })
    storage.close()
    const torn = openSync(file, 'r+')
    writeSync(torn, Buffer.alloc(4096, 0xaa), 0, 4096, 5 * 4096)
    closeSync(torn)
    expect(await refusalOf(run('--port', '0', '--db', file))).toMatch(
      /^\S+torn\.sqlite is damaged \(.+\): put a copy of it back, or move it away to begin with an empty one\.$/,
    )
  })

  it('says in one sentence that its file is not SQLite’s', { timeout: 30_000 }, async () => {
    const file = join(folder, 'letter.txt')
    writeFileSync(file, 'Dear Asha, '.repeat(1000))
    expect(await refusalOf(run('--port', '0', '--db', file))).toBe(
      `${file} is no SQLite file: name another one with --db, or a new one.`,
    )
  })
})
