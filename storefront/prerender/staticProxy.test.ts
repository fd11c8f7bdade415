/** The worker as Cloudflare Pages would run it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CALLS } from '../api/contract/calls.ts'
import { PAGES_ROUTES, pagesWorker, proxyRule } from './staticProxy.ts'

interface Worker {
  fetch(request: Request, env: object): Promise<Response>
}

const env = { API_KEY: 'secret', ASSETS: { fetch: () => Promise.resolve(new Response('a file')) } }
const source = pagesWorker({ api: 'https://api.example.com/shop', apiKeyHeader: 'x-shop-key' })
const { default: worker } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)) as {
  default: Worker
}

const provider = vi.fn<typeof fetch>()
beforeEach(() => {
  provider.mockReset().mockResolvedValue(Response.json({ response: { n: 1 } }, { headers: { 'set-cookie': 'a=b' } }))
  vi.stubGlobal('fetch', provider)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const ask = (path: string, init: RequestInit = {}) =>
  worker.fetch(new Request(`https://shop.example${path}`, init), env)

it('knows every call and the provider', () => {
  for (const { name, method } of Object.values(CALLS)) expect(source).toContain(`"${name}":"${method}"`)
  expect(source).toContain('"api":"https://api.example.com/shop/"')
})

it('forwards a call with the project’s key, and without cookies', async () => {
  const headers = {
    authToken: 'token',
    cookie: 'a=b',
    'cf-connecting-ip': '203.0.113.9',
    'content-type': 'application/json',
  }
  const answer = await ask('/v1/AddToUserCart?a=1', { method: 'POST', body: '{}', headers })
  expect([answer.status, await answer.json(), answer.headers.get('set-cookie')]).toEqual([
    200,
    { response: { n: 1 } },
    null,
  ])
  const [address, init] = provider.mock.lastCall ?? []
  expect(address).toBe('https://api.example.com/shop/v1/AddToUserCart?a=1')
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    authtoken: 'token',
    'content-type': 'application/json',
    'x-shop-key': 'secret',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'https',
  })
})

it('serves files', async () => {
  expect(await (await ask('/sets')).text()).toBe('a file')
  expect(provider).not.toHaveBeenCalled()
})

it.each([
  ['/v1/GetNothing', {}, 404],
  ['/v1/constructor', {}, 404],
  ['/v1/GetFAQ/../admin', {}, 404],
  ['/v1/GetFAQ', { method: 'POST' }, 405],
  ['/v1/GetFAQ', { method: 'OPTIONS' }, 405],
  ['/v1/GetFAQ', { headers: { origin: 'https://evil.example' } }, 403],
  ['/v1/GetFAQ', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  ['/v1/AddToUserCart', { method: 'POST', body: 'x'.repeat(256 * 1024 + 1) }, 413],
])('does not forward %s %j', async (path, init, status) => {
  expect((await ask(path, init)).status).toBe(status)
  expect(provider).not.toHaveBeenCalled()
})

it('makes a fault of the provider one that passes', async () => {
  provider.mockRejectedValueOnce(new TypeError('network'))
  expect((await ask('/v1/GetFAQ')).status).toBe(502)
  provider.mockRejectedValueOnce(new DOMException('late', 'TimeoutError'))
  const late = await ask('/v1/GetFAQ')
  expect([late.status, await late.json()]).toMatchObject([504, { response: { n: 0 } }])
  provider.mockResolvedValueOnce(new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } }))
  expect((await ask('/v1/GetFAQ')).status).toBe(502)
  provider.mockResolvedValueOnce(
    new Response('<p>', { status: 503, headers: { 'retry-after': '9', 'content-type': 'text/html' } }),
  )
  const { status, headers } = await ask('/v1/GetFAQ')
  expect([status, headers.get('retry-after'), headers.get('content-type')]).toEqual([
    503,
    '9',
    'text/plain; charset=utf-8',
  ])
})

it('has a rule for Netlify, and routes that leave files to Pages', () => {
  expect(proxyRule('https://api.example.com/shop/')).toBe('/v1/* https://api.example.com/shop/v1/:splat 200!\n')
  expect(JSON.parse(PAGES_ROUTES)).toEqual({ version: 1, include: ['/v1/*'], exclude: [] })
})
