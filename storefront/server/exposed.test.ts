/** The server as the internet sees it: host names, proxy, security headers. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type RunningShop, type ServerOptions } from '../../mocks/server.ts'
import { sendRaw } from './testing/sendRaw.ts'

const dist = mkdtempSync(join(tmpdir(), 'exposed-'))
let server: RunningShop

beforeAll(() => {
  mkdirSync(join(dist, 'art'))
  mkdirSync(join(dist, 'assets'))
  mkdirSync(join(dist, '.well-known'))
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Shop</title>')
  writeFileSync(join(dist, 'art', 'share.png'), 'picture')
  writeFileSync(join(dist, 'assets', 'app.js'), 'script')
  for (const file of ['.env', '.well-known/.env']) writeFileSync(join(dist, file), 'SECRET=1')
  writeFileSync(join(dist, '.well-known', 'security.txt'), 'Contact: us')
  writeFileSync(join(dist, '_headers'), '/*\n  X-Powered-By: us\n')
  writeFileSync(join(dist, '_redirects'), '/* /index.html 200\n')
})
afterEach(() => server.close())
afterAll(() => rmSync(dist, { recursive: true }))

async function start(options: Partial<ServerOptions> = {}): Promise<void> {
  server = await createServer({ port: 0, host: '127.0.0.1', dist, db: ':memory:', ...options })
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRaw(server.address, path, headers, method)

describe('the host name', () => {
  it.each(['127.0.0.1:4173', 'localhost', 'localhost:9000', 'shop.localhost', '192.168.1.20:4173', '[::1]:4173'])(
    'may be %s, also through a tunnel',
    async (host) => {
      await start()
      expect((await get('/', { host })).status).toBe(200)
    },
  )

  it.each(['/', '/v1/GetFAQ', '/gateway/checkout.js', '/__scenario/sold-out'])(
    'may not be another site’s: %s',
    async (path) => {
      await start()
      for (const host of ['evil.example', 'evil.example:4173', '127.0.0.1.evil.example', 'localhost.evil.example']) {
        const { status, headers, text } = await get(path, { host })
        expect(status, host).toBe(421)
        expect(text).toBe('This shop does not answer under that name. Whoever runs it can add names with --allow-host.')
        expect(headers['set-cookie']).toBeUndefined()
      }
    },
  )

  it('may be the site’s own', async () => {
    await start({ allowHosts: ['shop.example'] })
    expect((await get('/', { host: 'Shop.example:443' })).status).toBe(200)
    expect((await get('/', { host: 'www.shop.example' })).status).toBe(421)
  })
})

describe('behind a TLS proxy', () => {
  const https = { 'x-forwarded-proto': 'https' }

  it('sends HSTS, and sets cookies for this host only', async () => {
    await start({ behindTls: true, scenarios: true })
    const { headers } = await get('/', https)
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-XSRF-TOKEN=[0-9a-f]{32}; Path=\/; SameSite=Lax; Secure$/),
    ])
    expect((await get('/__scenario/slow', https, 'POST')).headers['set-cookie']).toEqual([
      '__Host-Scenario=slow; Path=/; SameSite=Lax; Secure',
    ])
    expect(
      (await get('/', { ...https, cookie: `__Host-XSRF-TOKEN=${'a'.repeat(32)}` })).headers['set-cookie'],
    ).toBeUndefined()
  })

  it('prefers the prefixed cookie', async () => {
    await start({ behindTls: true })
    const planted = { 'x-api-key': 'demo-key', cookie: 'XSRF-TOKEN=planted; __Host-XSRF-TOKEN=real' }
    const saying = async (token: string) =>
      (await get('/v1/GetBlogs', { ...planted, 'X-XSRF-TOKEN': token }, 'POST')).text
    expect(await saying('planted')).toContain('did not come from our own page')
    expect(await saying('real')).not.toContain('did not come from our own page')
  })

  it('redirects a visitor without TLS, and refuses a call, which has sent its secrets', async () => {
    await start({ behindTls: true, allowHosts: ['shop.example'] })
    const plain = { host: 'shop.example', 'x-forwarded-proto': 'http' }
    const page = await get('/cart?x=1', plain)
    expect([page.status, page.headers.location]).toEqual([308, 'https://shop.example/cart?x=1'])
    expect((await get('/v1/GetFAQ', plain)).status).toBe(403)
    expect((await get('/', plain, 'POST')).status).toBe(403)
  })

  it('cannot be claimed by a visitor', async () => {
    await start()
    const { status, headers } = await get('/', { 'x-forwarded-proto': 'http' })
    expect(status).toBe(200)
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^XSRF-TOKEN=[0-9a-f]{32}; Path=\/; SameSite=Lax$/)])
  })
})

describe('files whose names begin with a dot', () => {
  it('are not served, but for those that other machines look up', async () => {
    await start()
    expect(await get('/.well-known/security.txt')).toMatchObject({ status: 200, text: 'Contact: us' })
    expect((await get('/.env')).status).toBe(404)
    expect((await get('/.well-known/.env')).status).toBe(404)
    expect((await get('/.well-known/security.txt')).headers['content-type']).toBe('text/plain; charset=utf-8')
  })
})

describe('security headers', () => {
  it('isolate windows and files from other sites, except pictures and the gateway', async () => {
    await start()
    const policyOf = async (path: string) => (await get(path)).headers['cross-origin-resource-policy']
    expect((await get('/')).headers['cross-origin-opener-policy']).toBe('same-origin')
    for (const path of ['/', '/assets/app.js', '/v1/GetFAQ', '/nothing.js'])
      expect(await policyOf(path), path).toBe('same-origin')
    for (const path of ['/art/share.png', '/gateway/checkout.js'])
      expect(await policyOf(path), path).toBe('cross-origin')
  })

  it('bind scripts to Trusted Types', async () => {
    await start()
    expect((await get('/')).headers['content-security-policy']).toContain(
      "; require-trusted-types-for 'script'; trusted-types default",
    )
  })

  it('name an address for reports, if there is one', async () => {
    await start({ cspReport: 'https://reports.example/csp' })
    const { headers } = await get('/')
    expect(headers['content-security-policy']).toContain('; report-uri https://reports.example/csp; report-to csp')
    expect(headers['reporting-endpoints']).toBe('csp="https://reports.example/csp"')
  })

  it('let a foreign gateway style its dialog and open a bank’s page, without Trusted Types', async () => {
    await start({
      settings: { checkoutScript: 'https://pay.example/checkout.js' },
      cspReport: 'https://reports.example/csp',
    })
    const { headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("; style-src 'self' https://pay.example; ")
    expect(policy).not.toContain('trusted-types')
    expect(headers['content-security-policy-report-only']).toBe(
      "require-trusted-types-for 'script'; trusted-types default; report-uri https://reports.example/csp; report-to csp",
    )
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  })

  it.each(['/_headers', '/_redirects', '/%5Fheaders', '//_headers'])(
    'are the same for static hosts (%s)',
    async (path) => {
      await start()
      expect((await get(path)).text).not.toMatch(/X-Powered-By|index\.html/)
    },
  )
})
