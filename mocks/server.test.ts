import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dMy } from '../storefront/text/dates.ts'
import { createVisitors, GUEST, type Visitor, type Visitors } from './http/visitor.ts'
import { codeIn, countingRandom, dayWith, item, NOW, outcome, type Body } from './provider/fixture.ts'
import { SCENARIOS, type ScenarioId } from './scenarios.ts'
import { createServer, type RunningServer } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'storefront-'))
const dist = join(folder, 'dist')
const PAGE = '<!doctype html><title>Shop</title><script type="application/json" id="settings">{}</script><p>Hello</p>'

let server: RunningServer
let visitors: Visitors

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(dist, 'index.html'), PAGE)
  writeFileSync(join(dist, 'pricing.html'), PAGE.replace('Shop', 'Pricing'))
  writeFileSync(join(dist, 'assets', 'app-1a2b.js'), `export const text = '${'abcdefgh'.repeat(500)}'`)
  writeFileSync(join(dist, '.hidden'), 'hidden')
  const sandbox = { now: () => NOW, random: countingRandom() }
  const settings = { apiKeyHeader: 'x-api-key', apiKey: 'demo-key' }
  server = await createServer({ port: 0, host: '127.0.0.1', dist, db: ':memory:', settings, sandbox })
  visitors = createVisitors(server.address)
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.address + path, { headers, redirect: 'manual' })

function settingsIn(html: string): unknown {
  return JSON.parse(/id="settings"[^>]*>([^<]*)</.exec(html)?.[1] ?? 'null')
}

/** A path as it is, which fetch would tidy up first. */
function raw(path: string): Promise<number> {
  const { hostname, port } = new URL(server.address)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

describe('the served storefront', () => {
  it('carries this run’s settings and the anti-forgery cookie, and allows nothing inline', async () => {
    const response = await get('/')
    const html = await response.text()
    expect(settingsIn(html)).toEqual({
      apiBase: '/',
      apiKey: 'demo-key',
      apiKeyHeader: 'x-api-key',
      checkoutScript: '/gateway/checkout.js',
      askAhead: true,
    })
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';")
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^XSRF-TOKEN=[0-9a-f]{32}; Path=\/; SameSite=Lax$/)])
  })

  it('leaves a cookie alone that is there already', async () => {
    const response = await get('/', { cookie: `XSRF-TOKEN=${'a'.repeat(32)}` })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('answers every path without an extension with a page: its own, or the first one', async () => {
    expect(await (await get('/pricing')).text()).toContain('<title>Pricing')
    expect(await (await get('/event/wedding?x=1')).text()).toContain('<title>Shop')
    expect((await get('/assets/gone.js')).status).toBe(404)
  })

  it('keeps hashed files for ever, packs them, and knows them again', async () => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.text()).toContain('abcdefgh')
    const gzip = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    const etag = response.headers.get('etag') ?? ''
    expect((await get('/assets/app-1a2b.js', { 'if-none-match': etag })).status).toBe(304)
  })

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/.hidden', '/%00.js'])(
    'shows nothing outside of its folder (%s)',
    async (path) => {
      expect(await raw(path)).toBe(404)
    },
  )

  it('cannot be written to, and survives an address that cannot be read', async () => {
    expect((await fetch(`${server.address}/`, { method: 'POST', body: 'x' })).status).toBe(405)
    expect(await raw('/%E0%A4%A')).toBe(400)
    expect(await raw('//')).toBe(200)
  })

  it.each(['/', '/assets/app-1a2b.js', '/v1/GetFAQ', '/gateway/checkout.js', '/__scenario/', '/nothing.js'])(
    'sends the security headers with %s',
    async (path) => {
      const { headers } = await get(path)
      const policy = headers.get('content-security-policy')
      for (const rule of ["default-src 'self'", "script-src 'self';", "object-src 'none'", "frame-ancestors 'none'"]) {
        expect(policy).toContain(rule)
      }
      expect(policy).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
    },
  )

  it('points at another provider instead, and then answers no call itself', async () => {
    const api = 'https://api.example.com/shop'
    const settings = { apiKey: '</script><b>' }
    const other = await createServer({ port: 0, host: '127.0.0.1', dist, db: ':memory:', api, settings })
    const response = await fetch(other.address)
    const html = await response.text()
    expect(settingsIn(html)).toMatchObject({
      apiBase: 'https://api.example.com/shop/',
      apiKey: '</script><b>',
      checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
      askAhead: false,
    })
    expect(html).not.toContain('</script><b>')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self' https://checkout.razorpay.com")
    expect(policy).toContain("connect-src 'self' https://api.example.com")
    expect(await (await fetch(`${other.address}/v1/GetFAQ`)).text()).toContain('<title>Shop')
    await other.close()
  })

  it('says when its port is taken', async () => {
    const port = Number(new URL(server.address).port)
    const second = createServer({ port, host: '127.0.0.1', dist, db: ':memory:' })
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

const PACKAGE = 142
const LAST = dayWith(1, PACKAGE)

function payment(who: Visitor): Body {
  const form = { FullName: 'Asha Rao', Phone: who.mobile, Email: 'asha@example.com', GST: '', OrderNote: '' }
  return { UserId: who.UserId, sessionId: who.sessionId, Amount: 3000, ...form, CouponCode: '' }
}

describe('a booking over HTTP', () => {
  it('goes from a guest’s cart over login and payment to My bookings, once', async () => {
    const BookingDate = dMy(dayWith(6, PACKAGE))
    const guest = { UserId: '', sessionId: 'abcdefghijklmno' }
    await visitors.ask('AddToUserCart', item('package', PACKAGE, { ...guest, BookingDate }))
    const MobileNo = '9876543210'
    const otp = codeIn(outcome((await visitors.ask('CheckMobileAndGenrateOtp', { MobileNo })).body).Msg)
    const cookie = { cookie: `SessionId=${guest.sessionId}` }
    const { body: login } = await visitors.ask('VerifyOptAndLogin', { MobileNo, otp }, GUEST, cookie)
    expect(login['UserDetails']).toMatchObject({ Name: 'Meera Joshi', EmailId: 'meera@example.com' })
    const { Id: UserId } = login['UserDetails'] as { Id: string }
    const meera = { UserId, token: String(login['Token']), sessionId: guest.sessionId, mobile: MobileNo }

    const { body: cart } = await visitors.ask('GetUserCart', { UserId }, meera)
    expect(cart['cart']).toMatchObject([{ TypeId: 1, cart: [{ PackageId: PACKAGE, BookingDate }] }])
    const bookings = async () =>
      (await visitors.ask('GetMyBookings', { UserId }, meera)).body['bookingmodellist'] as Body[]
    const before = await bookings()
    expect(before.filter(({ IsUpcoming }) => IsUpcoming === 1)).toHaveLength(3)
    expect(before.filter(({ IsUpcoming }) => IsUpcoming === 0)).toHaveLength(2)

    const order = await visitors.ask('CreateUserpayment', payment(meera), meera)
    const triple = await visitors.pay(order.body['PaymentTransactionModel'] as Body)
    const answers = await Promise.all([1, 2, 3].map(() => visitors.ask('CreateOrder', triple)))
    expect(answers.map(({ body }) => outcome(body).n)).toEqual([1, 1, 1])
    expect(await bookings()).toHaveLength(before.length + 1)
  })

  it('gives the last place to exactly one of two', async () => {
    const buyers = [await visitors.shopper(PACKAGE, LAST), await visitors.shopper(PACKAGE, LAST)]
    const answers = await Promise.all(buyers.map((buyer) => visitors.ask('CreateUserpayment', payment(buyer), buyer)))
    expect(new Set(answers.map(({ body }) => outcome(body).n))).toEqual(new Set([0, 1]))
  })
})

describe('a scenario', () => {
  const inScenario = (id: ScenarioId) => ({ Scenario: id })

  it('is switched on and off by opening its address', async () => {
    const on = await get('/__scenario/sold-out')
    expect([on.status, on.headers.get('location')]).toEqual([303, '/'])
    expect(on.headers.getSetCookie()).toEqual(['Scenario=sold-out; Path=/; SameSite=Lax'])
    const off = await get('/__scenario/off')
    expect(off.headers.getSetCookie()).toEqual(['Scenario=; Max-Age=0; Path=/; SameSite=Lax'])
    const list = await (await get('/__scenario/', { cookie: 'Scenario=slow' })).text()
    for (const { id } of SCENARIOS) expect(list).toContain(`href="/__scenario/${id}"`)
    expect(list).toContain('On in this browser: <strong>Slow</strong>')
    expect((await get('/__scenario/nonsense')).status).toBe(404)
  })

  it('answers the browser that carries its cookie, and nobody else', async () => {
    const asked = { PackageDate: dMy(dayWith(6, PACKAGE)), PackageId: PACKAGE }
    const sent = await visitors.ask('GetAvailabilityForPackage', asked, GUEST, { cookie: 'Scenario=sold-out' })
    expect(sent.body).toMatchObject({ n: 3, Status: 'Sold out' })
    expect((await visitors.ask('GetAvailabilityForPackage', asked)).body['n']).not.toBe(3)
  })

  it('loses the first confirmation, but books', async () => {
    const who = await visitors.shopper(PACKAGE, dayWith(2, PACKAGE))
    const { body } = await visitors.ask('CreateUserpayment', payment(who), who)
    const triple = await visitors.pay(body['PaymentTransactionModel'] as Body)
    const lost = await visitors.ask('CreateOrder', triple, GUEST, inScenario('confirm-lost'))
    expect(lost.status).toBe(500)
    const { body: mine } = await visitors.ask('GetMyBookings', { UserId: who.UserId }, who)
    expect(mine['bookingmodellist']).toHaveLength(1)
    const again = await visitors.ask('CreateOrder', triple, GUEST, inScenario('confirm-lost'))
    expect(outcome(again.body).n).toBe(1)
  })

  it('breaks the connection', async () => {
    const broken = visitors.ask('GetFAQ', {}, GUEST, inScenario('network-down'))
    await expect(broken).rejects.toThrow('fetch failed')
  })

  it.each([
    ['server-down', 503],
    ['session-expired', 401],
  ] as const)('answers with a status (%s)', async (id, status) => {
    expect((await visitors.ask('GetMyBookings', { UserId: '1' }, GUEST, inScenario(id))).status).toBe(status)
  })

  it('changes what the provider answers', async () => {
    const empty = await visitors.ask('GetPackageCategory', {}, GUEST, inScenario('empty-catalogue'))
    expect(empty.body).toMatchObject({ response: { n: 1 }, packagecategorylist: [] })
    const asked = { SlugName: 'pre-wedding-maternity' }
    const cut = await visitors.ask('GetPackageDeatils', asked, GUEST, inScenario('wrong-shape'))
    expect((cut.body['packagelist'] as Body[])[0]).not.toHaveProperty('SellingPrice')
    const refused = await visitors.ask('GetUserCart', { UserId: '' }, GUEST, inScenario('cart-fails'))
    expect(outcome(refused.body)).toEqual({ n: 0, Msg: 'Your cart could not be loaded. Please try again.' })
  })
})
