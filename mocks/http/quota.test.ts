import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { IncomingMessage } from 'node:http'
import type { CallName } from '../../storefront/api/contract/calls.ts'
import { item, NOW, outcome, type Body } from '../testing/provider.ts'
import { createServer, type RunningShop } from '../server.ts'
import { clientAddress } from '../../storefront/server/http.ts'
import { LIMITS } from './quota.ts'
import { createVisitors, GUEST, type Visitors } from '../testing/visitor.ts'

const MINUTE = 60_000
const HOME = '203.0.113.7'
let now: number
let server: RunningShop
let visitors: Visitors

beforeEach(async () => {
  now = NOW
  const sandbox = { now: () => now }
  server = await createServer({
    port: 0,
    host: '127.0.0.1',
    dist: 'not-built',
    db: ':memory:',
    behindTls: true,
    sandbox,
  })
  visitors = createVisitors(server.address)
})
afterEach(() => server.close())

const from = (address: string) => ({ 'X-Forwarded-For': address })
const ask = (name: CallName, request: Body, address = HOME) => visitors.ask(name, request, GUEST, from(address))
const sessionOf = (at: number) => `session${String(at).padStart(8, '0')}`
const addFor = (sessionId: string, address = HOME) =>
  visitors.ask('AddToUserCart', item('outfit', 401, { sessionId }), { ...GUEST, sessionId }, from(address))
const subscribe = (at: number, address = HOME) =>
  ask('SaveSubscribeDetails', { EmailId: `asha${at}@example.com` }, address)

async function times(count: number, work: (at: number) => Promise<{ status: number }>): Promise<number[]> {
  const found = new Set<number>()
  for (let at = 0; at < count; at += 1) found.add((await work(at)).status)
  return [...found]
}

/** Advances the clock, so that the limit on a network's writes does not apply. */
const slowly = (work: (at: number) => Promise<{ status: number }>) => (at: number) => {
  if (at % 50 === 49) now += MINUTE
  return work(at)
}

describe('a network without a login', () => {
  it(`fills ${LIMITS.carts.most} new carts in an hour, and no more`, async () => {
    expect(
      await times(
        LIMITS.carts.most,
        slowly((at) => addFor(sessionOf(at))),
      ),
    ).toEqual([200])
    const refused = await addFor(sessionOf(1000))
    expect(refused.status).toBe(429)
    expect(outcome(refused.body)).toEqual({
      n: 0,
      Msg: 'Too much was sent from your connection. Please try again in 59 minutes.',
    })
    expect(refused.body['RetryAfter']).toBe(59 * 60)
    expect((await addFor(sessionOf(3))).status).toBe(200)
    now += 59 * MINUTE
    expect((await addFor(sessionOf(1000))).status).toBe(200)
  })

  it('does not get more by naming many guests at once', async () => {
    const line = (at: number) => item('outfit', 401, { sessionId: sessionOf(at) }).cart[0]!
    const calls = (first: number) =>
      ask('AddToUserCart', { cart: Array.from({ length: 20 }, (_unused, at) => line(first + at)) })
    expect([await calls(0), await calls(20), await calls(40), await calls(60)].map(({ status }) => status)).toEqual([
      200, 200, 200, 429,
    ])
  })

  it.each<[string, (at: number) => Body]>([
    ['a blank user', (at) => ({ UserId: ' ', sessionId: sessionOf(at) })],
    ['ids with spaces around them', (at) => ({ sessionId: sessionOf(at) + ' '.repeat(60) })],
    ['ids that are numbers', (at) => ({ sessionId: 100_000_000_000_000 + at })],
  ])('does not get more by sending %s', async (_what, who) => {
    const line = (at: number) => ({ ...item('outfit', 401, { sessionId: '' }).cart[0]!, ...who(at) })
    const calls = async (first: number) => {
      const cart = Array.from({ length: 20 }, (_unused, at) => line(first + at))
      return (await ask('AddToUserCart', { cart })).status
    }
    expect([await calls(0), await calls(20), await calls(40), await calls(60)]).toEqual([200, 200, 200, 429])
  })

  it('gets the provider’s refusal for ids of other types', async () => {
    const cart = [{ ...item('outfit', 401, {}).cart[0]!, UserId: { toString: 1 }, sessionId: [{ toString: 1 }] }]
    const { status, body } = await ask('AddToUserCart', { cart })
    expect([status, outcome(body).Msg]).toEqual([200, 'UserId has to be a text.'])
  })

  it(`writes ${LIMITS.writes.most} times a minute, and no more`, async () => {
    expect(await times(LIMITS.writes.most, () => addFor(sessionOf(1)))).toEqual([200])
    const refused = await addFor(sessionOf(1))
    expect([refused.status, outcome(refused.body).Msg]).toEqual([
      429,
      'Too much was sent from your connection. Please try again in a minute.',
    ])
    now += MINUTE
    expect((await addFor(sessionOf(1))).status).toBe(200)
  })

  it(`sends ${LIMITS.forms.most} forms in an hour, and no more`, async () => {
    expect(await times(LIMITS.forms.most, (at) => subscribe(at))).toEqual([200])
    const inquiry = { Name: 'Asha', EmailId: 'asha@example.com', PhoneNo: '9000000001', Message: 'Hello' }
    expect((await ask('SaveInquiryDetails', inquiry)).status).toBe(429)
    now += 60 * MINUTE
    expect((await ask('SaveInquiryDetails', inquiry)).status).toBe(200)
  })

  it('is one household: neighbours count apart, all its IPv6 addresses count together', async () => {
    await times(LIMITS.forms.most, (at) => subscribe(at))
    expect((await subscribe(99)).status).toBe(429)
    expect((await subscribe(99, '203.0.113.8')).status).toBe(200)
    await times(LIMITS.forms.most, (at) => subscribe(at, `2001:db8:1:2::${at + 1}`))
    expect((await subscribe(99, '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await subscribe(99, '2001:db8:1:3::1')).status).toBe(200)
  })

  it('is one of an IPv6 site, whose 65,536 networks count together as three', async () => {
    const most = 3 * LIMITS.forms.most
    expect(await times(most, (at) => subscribe(at, `2001:db8:1:${at.toString(16)}::1`))).toEqual([200])
    expect((await subscribe(99, '2001:db8:1:ffff::1')).status).toBe(429)
    expect((await subscribe(99, '2001:db8:2::1')).status).toBe(200)
  })

  it.each(['nonsense', '', '203.0.113.7, ', 'unknown', '_hidden'])(
    'is one stranger where the host in front writes “%s”',
    async (address) => {
      await times(LIMITS.forms.most, (at) => subscribe(at, address))
      expect((await subscribe(99, address)).status).toBe(429)
    },
  )

  it('is the same whatever its port', async () => {
    expect(await times(LIMITS.forms.most, (at) => subscribe(at, `${HOME}:${4000 + at}`))).toEqual([200])
    expect((await subscribe(99)).status).toBe(429)
  })

  it('reads and confirms payments without limit', async () => {
    const triple = { PaymentGatewayPaymentId: 'pay_1', PaymentGatewayOrderId: 'order_1', PaymentSignature: 'none' }
    expect(await times(LIMITS.writes.most + 10, () => ask('CreateOrder', triple))).toEqual([200])
    expect(
      await times(LIMITS.writes.most + 10, () => ask('GetUserCart', { UserId: '', sessionId: sessionOf(1) })),
    ).toEqual([200])
  })
})

it('this machine has no limit', async () => {
  expect(
    await times(LIMITS.writes.most + 10, (at) =>
      visitors.ask('SaveSubscribeDetails', { EmailId: `asha${at}@example.com` }),
    ),
  ).toEqual([200])
})

it('the client is the last address a proxy reports, or without a proxy the connection’s', () => {
  const message = (forwarded: string) =>
    ({
      headers: { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: '192.0.2.1' },
    }) as unknown as IncomingMessage
  expect(clientAddress(message('1.1.1.1, 203.0.113.7'), true)).toBe('203.0.113.7')
  expect(clientAddress(message('1.1.1.1, nonsense'), true)).toBe('unknown')
  expect(clientAddress(message('203.0.113.7:4711'), true)).toBe('203.0.113.7')
  expect(clientAddress(message('[2001:db8::1]:4711'), true)).toBe('2001:db8::1')
  expect(clientAddress(message('2001:db8::1'), true)).toBe('2001:db8::1')
  expect(clientAddress(message('203.0.113.7'), false)).toBe('192.0.2.1')
})
