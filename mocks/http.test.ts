import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CALLS, type CallName } from '../storefront/api/contract/calls.ts'
import { SENDS_NOTHING } from '../storefront/api/contract/meanings.ts'
import { saying } from '../storefront/api/testing/examples.ts'
import { PERSONAL_REQUESTS, validRequest } from './testing/validRequests.ts'
import { addressOf, createVisitors, GUEST, type Visitors } from './testing/visitor.ts'
import { countingRandom, NOW, outcome, type Body } from './testing/provider.ts'
import { createServer, type RunningShop } from './server.ts'

const NAMES = Object.keys(CALLS) as CallName[]
const POSTS = NAMES.filter((name) => CALLS[name].method === 'POST')

const dist = mkdtempSync(join(tmpdir(), 'no-storefront-'))
const faults: unknown[] = []
let server: RunningShop
let visitors: Visitors

beforeAll(async () => {
  const sandbox = { now: () => NOW, random: countingRandom() }
  const onFault = (fault: unknown) => faults.push(fault)
  server = await createServer({ port: 0, host: '127.0.0.1', dist, db: ':memory:', sandbox, onFault, addressOf })
  visitors = createVisitors(server.address)
})

afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
  expect(faults).toEqual([])
})

function expectRefusal(
  name: CallName,
  { status, text, body }: { status: number; text: string; body: Body },
  expected = 200,
): void {
  expect(status).toBe(expected)
  expect(body).toMatchObject(saying(CALLS[name], { n: expect.anything(), Msg: expect.stringMatching(/^\S.*\S$/) }))
  expect(CALLS[name].accepts).not.toContain(outcome(body).n)
  expect(text).not.toMatch(/Error\b|\bat \/|undefined|\[object|went wrong|node:/)
}

describe('each call with a valid request', () => {
  it.each(NAMES)('%s answers as documented', async (name) => {
    const { who, request } = await validRequest(name, visitors)
    const { status, text, body } = await visitors.ask(name, request, who)
    expect(status).toBe(200)
    if (CALLS[name].envelope === 'bare')
      for (const place of ['response', 'Response', 'ResponseList', 'n']) expect(body, text).not.toHaveProperty(place)
    else expect(body, text).toMatchObject(saying(CALLS[name], { n: 1, Msg: expect.any(String) }))
    v.parse(v.object(CALLS[name].fields), body)
  })
})

/** Optional in the documents, or because another id identifies the visitor. */
const OPTIONAL: Partial<Record<CallName, readonly string[]>> = {
  GetOutfitCategory: ['GenderType'],
  GetOutFits: ['OutfitCategoryId', 'GenderType'],
  GetUserCart: ['UserId', 'sessionId'],
  ValidateUserCart: ['sessionId'],
  ApplyCoupon: ['sessionId'],
  RemoveItemFromUserCart: ['sessionId'],
  GetAvailabilityForProfessional: ['UserId', 'sessionId'],
  GetAvailabilityForCottage: ['ActionBy', 'sessionId'],
  CreateUserpayment: ['sessionId', 'GST', 'OrderNote', 'CouponCode'],
  GetRoomPackage: ['PackageTypeId'],
}

describe('each call with an invalid request', () => {
  const withFields = NAMES.filter((name) => !SENDS_NOTHING.includes(name))

  it.each(withFields)('%s names what is missing', async (name) => {
    const { who, request: good } = await validRequest(name, visitors)
    for (const field of Object.keys(good).filter((one) => !OPTIONAL[name]?.includes(one))) {
      const { [field]: _missing, ...rest } = good
      expectRefusal(name, await visitors.ask(name, rest, who))
      if (CALLS[name].method === 'POST') expectRefusal(name, await visitors.ask(name, { ...good, [field]: null }, who))
    }
  })

  const NESTED = JSON.parse('{"a":{"__proto__":{"n":1}},"toString":1}') as Body
  const WRONG: readonly unknown[] = [NESTED, [1, [2]], true, 'x'.repeat(5000), -1e308, '\u0000']

  it.each(POSTS)('%s refuses fields of any wrong type', async (name) => {
    const { who, request: good } = await validRequest(name, visitors)
    for (const field of Object.keys(good)) {
      for (const value of WRONG.slice(0, 4)) {
        expectRefusal(name, await visitors.ask(name, { ...good, [field]: value }, who))
      }
      for (const value of WRONG.slice(4)) {
        expect((await visitors.ask(name, { ...good, [field]: value }, who)).status).toBe(200)
      }
    }
  })

  it('AddToUserCart refuses items of any wrong type', async () => {
    const { who, request } = await validRequest('AddToUserCart', visitors)
    const [good] = request['cart'] as Body[]
    for (const field of Object.keys(good ?? {})) {
      for (const value of WRONG.slice(0, 4)) {
        const cart = [{ ...good, [field]: value }]
        expectRefusal('AddToUserCart', await visitors.ask('AddToUserCart', { cart }, who))
      }
    }
    for (const cart of [[], [null], ['x'], Array(21).fill(good)]) {
      expectRefusal('AddToUserCart', await visitors.ask('AddToUserCart', { cart }, who))
    }
  })

  const NO_OBJECTS = ['{"a":', 'null', '[]', '"text"', '1e999', '['.repeat(100_000)]

  it.each(POSTS)('%s refuses anything but a JSON object, and reads nothing from a prototype', async (name) => {
    // The last body is an object, so a call that needs no fields accepts it.
    for (const body of SENDS_NOTHING.includes(name) ? NO_OBJECTS : [...NO_OBJECTS, '{"__proto__":{"n":1}}']) {
      const response = await visitors.send(name, 'POST', body, GUEST)
      const text = await response.text()
      expectRefusal(name, { status: response.status, text, body: JSON.parse(text) as Body })
    }
  })

  it.each(NAMES)('%s refuses a body of one megabyte, and another method', async (name) => {
    const megabyte = JSON.stringify({ UserId: 'x'.repeat(1_048_576) })
    const large = await visitors.send(name, 'POST', megabyte, GUEST)
    expect(large.status).toBe(413)
    expect(outcome((await large.json()) as Body)).toEqual({ n: 0, Msg: 'This request is too large.' })
    const other = await visitors.send(name, CALLS[name].method === 'GET' ? 'POST' : 'GET', undefined, GUEST)
    expect(other.status).toBe(405)
    expect(outcome((await other.json()) as Body).n).toBe(0)
  })

  /** Calls without a session: a code or a signature is the proof. */
  const OTHERWISE_PROVED = ['CheckMobileAndGenrateOtp', 'VerifyOptAndLogin', 'VerifyOtpAndRegister'].concat([
    'CreateOrder',
    'CreateRecceUserOrder',
  ])
  const OF_A_USER = NAMES.filter((name) => PERSONAL_REQUESTS[name]?.as && !OTHERWISE_PROVED.includes(name))

  it.each(OF_A_USER)("%s refuses somebody else's user id", async (name) => {
    const { who: owner, request } = await validRequest(name, visitors)
    const thief = await visitors.newcomer()
    expectRefusal(name, await visitors.ask(name, request, thief))
    expectRefusal(name, await visitors.ask(name, request, { ...owner, token: '' }))
    // An unknown token counts as expired.
    expectRefusal(name, await visitors.ask(name, request, { ...owner, token: thief.token }), 401)
  })

  it.each(NAMES)('%s refuses a wrong API key', async (name) => {
    expectRefusal(name, await visitors.ask(name, {}, GUEST, { 'x-api-key': 'guessed' }))
  })

  it.each(POSTS)('%s refuses a forged request, and accepts one with the right header', async (name) => {
    const cookie = `XSRF-TOKEN=${'a'.repeat(32)}`
    const forged = await visitors.ask(name, {}, GUEST, { cookie })
    expectRefusal(name, forged)
    expect(outcome(forged.body).Msg).toBe('This request did not come from our own page. Please reload the page.')
    const own = await visitors.ask(name, {}, GUEST, { cookie, 'X-XSRF-TOKEN': 'a'.repeat(32) })
    expect(outcome(own.body).Msg).not.toBe(outcome(forged.body).Msg)
  })

  it.each(['/v1', '/v1/', '/v1/NoSuchCall', '/v1/__proto__', '/v1/constructor', '/v1/GetFAQ/more', '/v1/%E0%A4%A'])(
    'has no call at %s',
    async (path) => {
      const response = await fetch(server.address + path)
      expect(response.status).toBe(404)
      expect(outcome((await response.json()) as Body)).toEqual({ n: 0, Msg: 'There is no such call.' })
    },
  )
})
