import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CALLS } from '../api/contract/calls.ts'
import { ROUTES } from '../routes.ts'
import { pagesRoutes, pagesWorker, proxyRule, redirectsFile } from './staticHosts.ts'

interface Worker {
  fetch(request: Request, env: object): Promise<Response>
}

const env = { API_KEY: 'secret', ASSETS: { fetch: () => Promise.resolve(new Response('a file')) } }
const source = await pagesWorker(ROUTES, { api: 'https://api.example.com/shop/', apiKeyHeader: 'x-shop-key' })
async function workerOf(text: string): Promise<Worker> {
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)) as {
    default: Worker
  }
  return module.default
}
const worker = await workerOf(source)

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
  for (const { name, method } of Object.values(CALLS)) expect(source).toMatch(new RegExp(`"?${name}"?: "${method}"`))
  expect(source).toContain('https://api.example.com/shop/')
})

it('forwards a call with the project’s key, and of the cookies only SessionId', async () => {
  const headers = {
    authToken: 'token',
    cookie: 'a=b; SessionId=plantedbysister; __Host-SessionId=abcdefghijklmno',
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
    cookie: 'SessionId=abcdefghijklmno',
    'content-type': 'application/json',
    'x-shop-key': 'secret',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'https',
  })
  expect(new TextDecoder().decode(init?.body as Uint8Array)).toBe('{}')
})

it('serves files', async () => {
  expect(await (await ask('/sets')).text()).toBe('a file')
  expect(provider).not.toHaveBeenCalled()
})

it.each([
  ['/v1/GetNothing', {}, 404],
  ['/v1/GetFAQ/../admin', {}, 404],
  ['/v1/GetFAQ', { method: 'OPTIONS' }, 405],
  ['/v1/GetFAQ', { headers: { origin: 'https://evil.example' } }, 403],
  ['/v1/AddToUserCart', { method: 'POST', body: 'x'.repeat(256 * 1024 + 1) }, 413],
])('does not forward %s %j', async (path, init, status) => {
  expect((await ask(path, init)).status).toBe(status)
  expect(provider).not.toHaveBeenCalled()
})

it('logs a fault of the provider, which is one that passes', async () => {
  const logged = vi.spyOn(console, 'error')
  provider.mockRejectedValueOnce(new TypeError('network'))
  expect((await ask('/v1/GetFAQ')).status).toBe(502)
  expect(logged).toHaveBeenCalledOnce()
})

it('has rules for Netlify that Cloudflare leaves out, since it would apply them before the files', () => {
  const rules = `${proxyRule('https://api.example.com/shop/')}${redirectsFile(ROUTES)}`.trim().split('\n')
  expect(rules[0]).toBe('/v1/* https://api.example.com/shop/v1/:splat 200!')
  expect(rules).toContain('/pricing/:pid /app.html 404')
  expect(rules.at(-1)).toBe('/* /404.html 404')
  // Cloudflare applies rules with these status codes.
  for (const rule of rules) expect(rule).not.toMatch(/ (?:200|30[12378])$/)
})

it('calls the worker of Pages for calls and for what may have been added, and for no other file', () => {
  const { include } = JSON.parse(pagesRoutes(ROUTES, true)) as { include: string[] }
  expect(include).toContain('/v1/*')
  expect(include).toContain('/set/*')
  expect(include).not.toContain('/*')
  expect(pagesRoutes(ROUTES, false)).not.toContain('/v1/')
})

it('serves the app for an item added after the build, and the not-available page for another path', async () => {
  const files: Record<string, string> = { '/set/old': 'a set', '/app': 'the app' }
  const asked: string[] = []
  const ASSETS = {
    fetch({ url, headers }: Request) {
      const { pathname } = new URL(url)
      asked.push(pathname)
      const text = files[pathname]
      if (text && headers.get('if-none-match') === text) return Promise.resolve(new Response(null, { status: 304 }))
      return Promise.resolve(new Response(text ?? 'not available', { status: text ? 200 : 404 }))
    },
  }
  const withoutProvider = await workerOf(await pagesWorker(ROUTES))
  const open = async (path: string, known = '') => {
    const headers = { 'if-none-match': known }
    const answer = await withoutProvider.fetch(new Request(`https://shop.example${path}`, { headers }), { ASSETS })
    return [answer.status, await answer.text()]
  }
  expect(await open('/set/old')).toEqual([200, 'a set'])
  expect(asked).toEqual(['/set/old'])
  expect(await open('/set/old', 'a set')).toEqual([304, ''])
  expect(await open('/set/new?from=mail')).toEqual([404, 'the app'])
  expect(await open('/set/new', 'the app')).toEqual([404, 'the app'])
  expect(await open('/set/new/one')).toEqual([404, 'not available'])
  expect(await open('/v1/GetFAQ')).toEqual([404, 'not available'])
})
