import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import {
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { API_KEY, API_KEY_HEADER } from '../../mocks/provider/provider.ts'
import { CUSTOMER } from '../../mocks/provider/seed.ts'
import { createServer as createShop } from '../../mocks/server.ts'
import { codeIn } from '../../mocks/testing/provider.ts'
import { CALLS } from '../api/contract/calls.ts'
import { readEnvelope } from '../api/envelope.ts'
import { NO_ANSWER } from './forward.ts'
import { createServer, type RunningServer, type ServerOptions } from './server.ts'
import { sendRaw, type RawAnswer } from './testing/sendRaw.ts'

const KEY = 'secret-key'
const dist = mkdtempSync(join(tmpdir(), 'proxy-'))

interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly socket: Socket
}

let provider: Server
let api = ''
let shop: RunningServer
let asked: Asked[]
let faults: unknown[]
let answer: (message: IncomingMessage, target: ServerResponse) => void

beforeAll(async () => {
  writeFileSync(
    join(dist, 'index.html'),
    '<!doctype html><title>Shop</title><script type="application/json" id="settings"></script>',
  )
  provider = createHttpServer((message, target) => {
    void (async () => {
      const { method = '', url = '', headers, socket } = message
      asked.push({ method, url, headers, body: await text(message), socket })
      answer(message, target)
    })()
  })
  await once(provider.listen(0, '127.0.0.1'), 'listening')
  api = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/shop/`
})
beforeEach(() => {
  asked = []
  faults = []
  answer = (_message, target) =>
    void target
      .writeHead(200, {
        'content-type': 'application/json',
        'set-cookie': 'a=b',
        'x-powered-by': 'us',
        'keep-alive': 'timeout=5',
      })
      .end('{"response":{"n":1}}')
})
afterEach(() => shop.close())
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
  rmSync(dist, { recursive: true })
})

async function start(options: Partial<ServerOptions> = {}): Promise<void> {
  const settings = { apiKey: KEY, apiKeyHeader: 'x-shop-key' }
  const onFault = (fault: unknown) => void faults.push(fault)
  shop = await createServer({ port: 0, host: '127.0.0.1', dist, api, proxy: true, settings, onFault, ...options })
}

const send = (path: string, headers: Record<string, string> = {}, method = 'GET', body = '') =>
  sendRaw(shop.address, path, headers, method, body)

const saying = ({ text }: RawAnswer) => readEnvelope(JSON.parse(text), 'response')

describe('a page behind the proxy', () => {
  it('knows neither the provider nor its key, and may talk to this site only', async () => {
    await start()
    const { text, headers } = await send('/')
    expect(text).toContain('"apiBase":"/"')
    expect(text).not.toContain(KEY)
    expect(text).not.toContain(api)
    expect(headers['content-security-policy']).toMatch(/connect-src 'self' https:\/\/checkout\.razorpay\.com/)
  })
})

describe('a call', () => {
  it('goes to the provider with our key, the visitor’s token, session id and address, and nothing else', async () => {
    await start()
    const headers = {
      host: 'localhost',
      cookie: 'XSRF-TOKEN=t; SessionId=abcdefghijklmno; Theme=dark',
      authToken: 'token',
      'x-shop-key': 'forged',
      'x-forwarded-for': '6.6.6.6',
      'x-xsrf-token': 't',
      'content-type': 'application/json',
      connection: 'keep-alive, x-secret',
      'x-secret': '1',
      te: 'trailers',
    }
    const { status, text } = await send('/v1/GetUserCart?a=%20b', headers, 'POST', '{"UserId":"7"}')
    expect([status, text]).toEqual([200, '{"response":{"n":1}}'])
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/shop/v1/GetUserCart?a=%20b', body: '{"UserId":"7"}' })
    const { host, connection, ...sent } = asked[0]!.headers
    expect(host).toBe(new URL(api).host)
    expect(connection).toBe('keep-alive')
    // `fetch` adds these itself.
    for (const name of ['accept', 'accept-encoding', 'accept-language', 'sec-fetch-mode', 'user-agent'])
      delete sent[name]
    expect(sent).toEqual({
      authtoken: 'token',
      cookie: 'SessionId=abcdefghijklmno',
      'content-type': 'application/json',
      'content-length': '14',
      'x-shop-key': KEY,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost',
      'x-forwarded-proto': 'http',
    })
  })

  it.each(['SessionId=', 'SessionId=short', 'SessionId=%0d%0aEvil: 1', 'Theme=dark', 'XSRF-TOKEN=t'])(
    'sends no cookie for %s',
    async (cookie) => {
      await start()
      await send('/v1/GetFAQ', { cookie })
      expect(asked[0]?.headers).not.toHaveProperty('cookie')
    },
  )

  it('comes back without the provider’s cookies and headers about the connection', async () => {
    await start()
    const { headers } = await send('/v1/GetFAQ')
    expect(headers['content-type']).toBe('application/json')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    for (const name of ['set-cookie', 'x-powered-by', 'access-control-allow-origin'])
      expect(headers[name], name).toBe(undefined)
  })

  it('needs one request, on a connection that is kept', async () => {
    await start()
    for (let count = 0; count < 12; count += 1) await send('/v1/GetFAQ')
    expect(asked.map(({ method }) => method)).toEqual(Array(12).fill('GET'))
    expect(new Set(asked.map(({ socket }) => socket)).size).toBe(1)
  })

  it('names the visitor’s address that a proxy with TLS told', async () => {
    await start({ behindTls: true })
    await send('/v1/GetFAQ', { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'x-forwarded-proto': 'https' })
    expect(asked[0]?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' })
  })

  it('hands on what the provider says, also when to come back', async () => {
    await start()
    answer = (_message, target) => void target.writeHead(429, { 'retry-after': '7' }).end('{"response":{"n":0}}')
    const { status, headers } = await send('/v1/GetFAQ')
    expect([status, headers['retry-after']]).toEqual([429, '7'])
  })

  it('is unpacked, and packed again for browsers that can unpack it', async () => {
    await start()
    const json = JSON.stringify({ response: { n: 1, Msg: 'long '.repeat(1000) } })
    answer = (_message, target) =>
      void target.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(gzipSync(json))
    expect((await send('/v1/GetFAQ')).text).toBe(json)
    const packed = await send('/v1/GetFAQ', { 'accept-encoding': 'br' })
    expect([packed.headers['content-encoding'], packed.text.length < 200]).toEqual(['br', true])
  })

  it('never shows the provider’s HTML as a page of ours', async () => {
    await start()
    answer = (_message, target) => void target.writeHead(200, { 'content-type': 'text/html' }).end('<script>1</script>')
    const { headers } = await send('/v1/GetFAQ')
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual([
      'text/plain; charset=utf-8',
      'nosniff',
    ])
  })
})

describe('a one-time code behind the proxy', () => {
  it('is of no use in another browser, and a stranger’s request does not replace it', async () => {
    const embedded = await createShop({ port: 0, host: '127.0.0.1', dist, db: ':memory:' })
    await start({ api: embedded.address, settings: { apiKey: API_KEY, apiKeyHeader: API_KEY_HEADER } })
    const as = (id: string) => ({ cookie: `SessionId=${id}`, 'content-type': 'application/json' })
    const [customer, stranger] = [as('customer0000000'), as('stranger0000000')]
    const asking = (who: Record<string, string>) =>
      send(`/v1/CheckMobileAndGenrateOtp?MobileNo=${CUSTOMER.Mobile}`, who)
    const code = codeIn(saying(await asking(customer)).msg)
    const logIn = (who: Record<string, string>) =>
      send(`/v1/VerifyOptAndLogin?MobileNo=${CUSTOMER.Mobile}&otp=${code}`, who)
    expect(saying(await logIn(stranger)).msg).toBe('Please request an OTP first.')
    await asking(stranger)
    expect(saying(await logIn(customer)).msg).toBe('Login successful.')
    await embedded.close()
  })
})

describe('no open proxy', () => {
  it.each([
    ['/v1', 404],
    ['/v1/', 404],
    ['/v1/GetNothing', 404],
    ['/v1/GetFAQ/../admin', 404],
    ['/v1/GetFAQ%2f..%2fadmin', 404],
    ['/v1//evil.example/GetFAQ', 404],
    ['/v1/constructor', 404],
    ['/v1/GetFAQ/', 404],
    ['/v2/GetFAQ', 404],
    ['//evil.example/v1/GetFAQ', 404],
    ['http://evil.example/v1/GetFAQ', 200],
  ])('does not forward %s', async (path, status) => {
    await start()
    expect((await send(path)).status).toBe(status)
    expect(asked).toEqual([])
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE'])(
    'does not forward %s for a GET',
    async (method) => {
      await start()
      const { status, headers } = await send('/v1/GetFAQ', {}, method)
      expect([status, headers.allow]).toEqual([405, 'GET'])
      expect(asked).toEqual([])
    },
  )

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('does not lend its key to another site: %j', async (headers) => {
    await start()
    for (const [path, method] of [
      ['/v1/GetFAQ', 'GET'],
      ['/v1/AddToUserCart', 'POST'],
    ] as const)
      expect((await send(path, headers, method)).status).toBe(403)
    expect(asked).toEqual([])
  })

  it('forwards what our own pages send', async () => {
    await start({ allowHosts: ['shop.example'] })
    const headers = { host: 'shop.example', origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }
    expect((await send('/v1/AddToUserCart', headers, 'POST', '{}')).status).toBe(200)
  })

  it('takes 256 kB and no more', async () => {
    await start()
    const sending = (length: number) => send('/v1/AddToUserCart', {}, 'POST', 'x'.repeat(length))
    expect((await sending(256 * 1024)).status).toBe(200)
    const { status, text } = await sending(256 * 1024 + 1)
    expect([status, asked.length]).toEqual([413, 1])
    expect(text).toContain('too large')
  })
})

/**
 * Request smuggling: a provider reads bytes after a request without a length as the next request on its connection,
 * whose answer would reach another visitor.
 */
describe('a body that looks like another request', () => {
  const HIDDEN = 'GET /v1/Logout?UserId=7 HTTP/1.1\r\nhost: provider\r\nauthtoken: of-the-attacker\r\n\r\n'
  const calls = Object.values(CALLS)

  it.each([{ 'content-length': String(HIDDEN.length) }, { 'transfer-encoding': 'chunked' }])(
    'is refused with every GET, and only the body of every POST: %j',
    async (headers) => {
      await start()
      for (const { name } of calls.filter(({ method }) => method === 'GET')) {
        const refused = await send(`/v1/${name}`, headers, 'GET', HIDDEN)
        expect([refused.status, saying(refused).msg]).toEqual([400, `${name} takes no body.`])
      }
      const posts = calls.filter(({ method }) => method === 'POST')
      for (const { name } of posts) await send(`/v1/${name}`, headers, 'POST', HIDDEN)
      await send('/v1/GetSets')
      expect(asked.map(({ url, body }) => [url, body])).toEqual([
        ...posts.map(({ name }) => [`/shop/v1/${name}`, HIDDEN]),
        ['/shop/v1/GetSets', ''],
      ])
    },
  )

  it.each([{ 'content-length': '0' }, { 'transfer-encoding': 'chunked' }])(
    'is no body if empty: %j',
    async (headers) => {
      await start()
      expect((await send('/v1/GetFAQ', headers)).status).toBe(200)
    },
  )
})

describe('a provider that fails', () => {
  it('is a passing fault in words where it cannot be reached', async () => {
    await start({ api: 'http://127.0.0.1:2/' })
    const failed = await send('/v1/GetFAQ')
    expect([failed.status, saying(failed)]).toEqual([502, { n: 0, msg: NO_ANSWER }])
    expect(faults).toMatchObject([{ cause: { code: 'ECONNREFUSED' } }])
  })

  it('is one where it does not answer in time', async () => {
    await start({ proxyTimeout: 60 })
    answer = () => undefined
    const failed = await send('/v1/GetFAQ')
    expect([failed.status, saying(failed).n]).toEqual([504, 0])
  })

  it.each([
    ['hangs up', 502],
    ['breaks off', 502],
    ['stalls', 504],
    ['says too much', 200],
  ])('that %s is answered with %i and gets the next call on another connection', async (fault, status) => {
    // The timeout must leave a busy machine time to send the first bytes.
    await start({ proxyTimeout: 1000 })
    answer = (message, target) => {
      if (fault === 'hangs up') return void target.destroy()
      if (fault === 'says too much')
        return void message.socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}HTTP/1.1 200 OK\r\n\r\n')
      target.writeHead(200, { 'content-length': '20' }).write('{')
      if (fault === 'breaks off') setTimeout(() => target.destroy(), 10)
    }
    const failed = await send('/v1/GetUserCart', {}, 'POST', '{}')
    expect(failed.status).toBe(status)
    if (status !== 200) expect(saying(failed).n).toBe(0)
    // A retry is up to the client, because the first call may have had its effect.
    expect(asked).toHaveLength(1)
    answer = (_message, target) => void target.end('{"response":{"n":7}}')
    expect(saying(await send('/v1/GetFAQ')).n).toBe(7)
    expect(asked[0]?.socket).not.toBe(asked.at(-1)?.socket)
  })

  it('leads nowhere else', async () => {
    await start()
    answer = (_message, target) => void target.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    const { status, headers } = await send('/v1/GetFAQ')
    expect([status, headers.location, asked.length]).toEqual([502, undefined, 1])
    expect(String(faults[0])).toContain('--api has to name where they end')
  })
})
