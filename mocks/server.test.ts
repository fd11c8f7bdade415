import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { CALLS } from '../storefront/api/contract/calls.ts'
import { createServer as createStorefrontServer } from '../storefront/server/server.ts'
import { sendRaw } from '../storefront/server/testing/sendRaw.ts'
import { createVisitors } from './testing/visitor.ts'
import { item, NOW } from './testing/provider.ts'
import { createServer, type RunningShop } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'storefront-'))
const dist = join(folder, 'dist')
const PAGE = '<!doctype html><title>Shop</title><script type="application/json" id="settings">{}</script><p>Hello</p>'

let server: RunningShop

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(dist, 'index.html'), PAGE)
  writeFileSync(join(dist, 'pricing.html'), PAGE.replace('Shop', 'Pricing'))
  writeFileSync(join(dist, 'app.html'), PAGE.replace('Shop', 'App'))
  writeFileSync(join(dist, '404.html'), PAGE.replace('Shop', 'Not available'))
  mkdirSync(join(dist, 'art'))
  writeFileSync(join(dist, 'art', 'barn.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  mkdirSync(join(dist, 'event'))
  writeFileSync(join(dist, 'event', 'शादी v1.2.html'), PAGE.replace('Shop', 'Wedding'))
  writeFileSync(join(dist, '_redirects'), '/event/:eid /app.html 200\n/* /404.html 404\n')
  writeFileSync(join(dist, 'assets', 'app-1a2b.js'), `export const text = '${'abcdefgh'.repeat(500)}'`)
  writeFileSync(join(dist, '.hidden'), 'hidden')
  const settings = { apiKeyHeader: 'x-api-key', apiKey: 'demo-key' }
  server = await createServer({ port: 0, host: '127.0.0.1', dist, db: ':memory:', settings })
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

const raw = async (path: string, method = 'GET') => (await sendRaw(server.address, path, {}, method)).status

describe('the served storefront', () => {
  it('carries this run’s settings and the anti-forgery cookie, and allows nothing inline', async () => {
    const response = await get('/')
    const html = await response.text()
    expect(settingsIn(html)).toEqual({
      apiBase: '/',
      apiKey: 'demo-key',
      apiKeyHeader: 'x-api-key',
      checkoutScript: '/gateway/checkout.js',
      report: '',
      askAhead: 600,
      codeLength: 5,
    })
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';")
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=[0-9a-f]{32}; Path=\/; SameSite=Lax$/),
    ])
  })

  it('keeps an existing anti-forgery cookie', async () => {
    const response = await get('/', { cookie: `XSRF-TOKEN=${'a'.repeat(32)}` })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('answers a path without an extension with its page, or with what _redirects says', async () => {
    expect(await (await get('/pricing')).text()).toContain('<title>Pricing')
    const event = await get('/event/wedding?x=1')
    expect(event.status).toBe(200)
    expect(await event.text()).toContain('<title>App')
    expect(await (await get('/event/%E0%A4%B6%E0%A4%BE%E0%A4%A6%E0%A5%80%20v1.2')).text()).toContain('<title>Wedding')
    expect(await (await get('/event/v1.3')).text()).toContain('<title>App')
    expect((await get('/event/a/b')).status).toBe(404)
    const lost = await get('/nope/x')
    expect(lost.status).toBe(404)
    expect(await lost.text()).toContain('<title>Not available')
    expect((await get('/assets/gone.js')).status).toBe(404)
  })

  it('answers an unknown path with a known ending like one without, unless files of pages are there', async () => {
    expect(await (await get('/event/intro-to-node.js')).text()).toContain('<title>App')
    for (const path of ['/about.html', '/favicon.ico', '/event/a/b.png']) {
      const lost = await get(path)
      expect([lost.status, lost.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
      expect(await lost.text()).toContain('<title>Not available')
    }
    for (const folder of ['assets', 'art', 'pictures', 'answers']) {
      const gone = await get(`/${folder}/gone.js`)
      expect([gone.status, gone.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
    }
  })

  it('caches hashed files as immutable, compresses them, and answers 304', async () => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.text()).toContain('abcdefgh')
    const gzip = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    const etag = response.headers.get('etag') ?? ''
    expect((await get('/assets/app-1a2b.js', { 'if-none-match': etag })).status).toBe(304)
    // nginx weakens the ETag of what it compresses.
    expect((await get('/assets/app-1a2b.js', { 'if-none-match': `W/${etag}` })).status).toBe(304)
  })

  it('caches drawings for an hour, because their names stay when they change', async () => {
    const { headers } = await get('/art/barn.svg')
    expect(headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=604800')
  })

  it('serves a file again after a new build', async () => {
    const file = join(dist, 'robots.txt')
    writeFileSync(file, 'before')
    expect(await (await get('/robots.txt')).text()).toBe('before')
    writeFileSync(file, 'after')
    utimesSync(file, 1, 1)
    expect(await (await get('/robots.txt')).text()).toBe('after')
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.hidden',
    '/%00.js',
  ])('serves nothing outside its folder (%s)', async (path) => {
    expect(await raw(path)).toBe(404)
  })

  it('cannot be written to, and survives malformed paths', async () => {
    expect((await fetch(`${server.address}/`, { method: 'POST', body: 'x' })).status).toBe(405)
    expect(await raw('/%E0%A4%A')).toBe(400)
    expect(await raw('//')).toBe(200)
    for (const path of ['/', '/v1/GetFAQ', '/gateway/payments']) expect(await raw(path, 'TRACE')).toBe(405)
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

  it('serves assets as the build has compressed them', async () => {
    writeFileSync(join(dist, 'assets/precompressed-1a2b.js'), 'export const text = 1\n'.repeat(200))
    writeFileSync(
      join(dist, 'assets/precompressed-1a2b.js.br'),
      brotliCompressSync('export const text = 1\n'.repeat(200)),
    )
    const path = '/assets/precompressed-1a2b.js'
    const { headers } = await get(path, { 'accept-encoding': 'br' })
    expect(headers.get('content-length')).toBe(String(statSync(join(dist, `${path}.br`)).size))
    expect(await (await get(path, { 'accept-encoding': 'gzip' })).text()).toContain('export const text = 1')
  })

  it('ignores an address that the client claims', async () => {
    const forged = (at: number) => ({
      'x-api-key': 'demo-key',
      'X-Caller-Address': `203.0.113.${at}`,
      'X-Forwarded-For': `198.51.100.${at}`,
    })
    const send = async (at: number) =>
      (await get(`/v1/SendOtpForNonRegisterUserWeb?MobileNo=${9_100_000_000 + at}`, forged(at))).json()
    for (let at = 0; at < 30; at += 1) expect(await send(at)).toMatchObject({ n: 1 })
    expect(await send(30)).toMatchObject({
      n: 0,
      Msg: expect.stringMatching(/^Too many codes were asked for\. Please try again after .* IST\.$/),
    })
  })

  it('uses another provider instead, and then answers no call itself', async () => {
    const api = 'https://api.example.com/shop'
    const settings = { apiKey: '</script><b>' }
    const other = await createStorefrontServer({ port: 0, host: '127.0.0.1', dist, api, settings })
    const response = await fetch(other.address)
    const html = await response.text()
    expect(settingsIn(html)).toMatchObject({
      apiBase: 'https://api.example.com/shop/',
      apiKey: '</script><b>',
      checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
      askAhead: 0,
      codeLength: 5,
    })
    expect(html).not.toContain('</script><b>')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self' https://checkout.razorpay.com")
    expect(policy).toContain(
      "connect-src 'self' https://api.example.com https://checkout.razorpay.com https://*.razorpay.com;",
    )
    expect(policy).toContain("frame-src 'self' https://checkout.razorpay.com https://*.razorpay.com")
    expect(await (await fetch(`${other.address}/v1/GetFAQ`)).text()).toContain('<title>Not available')
    await other.close()
  })

  it('removes at its start what has been unused for a month', async () => {
    const db = join(folder, 'swept.sqlite')
    const at = (days: number) =>
      createServer({ port: 0, host: '127.0.0.1', dist, db, sandbox: { now: () => NOW + days * 86_400_000 } })
    const cart = async (running: RunningShop) =>
      (await createVisitors(running.address).ask('GetUserCart', { UserId: '', sessionId: 'abcdefghijklmno' })).body[
        'cart'
      ]
    const first = await at(0)
    await createVisitors(first.address).ask('AddToUserCart', item('food', 501))
    await first.close()
    const soon = await at(29)
    expect(await cart(soon)).toHaveLength(1)
    await soon.close()
    const late = await at(31)
    expect(await cart(late)).toEqual([])
    await late.close()
  })

  it('does not report visitors who leave in the middle of a call', async () => {
    const faults: unknown[] = []
    const onFault = (fault: unknown) => faults.push(fault)
    const other = await createServer({ port: 0, host: '127.0.0.1', dist, db: ':memory:', onFault })
    const leave = async (path: string) => {
      const socket = connect(Number(new URL(other.address).port), '127.0.0.1')
      socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{`)
      await setTimeout(20)
      socket.destroy()
    }
    const calls = Object.values(CALLS).filter(({ method }) => method === 'POST')
    await Promise.all([...calls.map(({ name }) => leave(`/v1/${name}`)), leave('/gateway/payments')])
    await setTimeout(50)
    expect(faults).toEqual([])
    await other.close()
  })
})
