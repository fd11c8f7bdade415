/** The server with a certificate of its own: `npm start -- --tls cert.pem key.pem`. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createPlainServer, type IncomingHttpHeaders } from 'node:http'
import { connect, type ClientHttp2Session, type OutgoingHttpHeaders } from 'node:http2'
import { get as getByTls } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ServerOptions } from '../../mocks/server.ts'
import { ownCertificate } from '../../mocks/testing/ownCertificate.ts'
import { refusedCertificate } from '../e2e/testing/certificate.ts'
import { startOptions } from './options.ts'
import { createServer as createStorefrontServer, type RunningServer } from './server.ts'
import { readTls, type Tls } from './tls.ts'

const folder = mkdtempSync(join(tmpdir(), 'tls-'))
const file = (name: string) => join(folder, name)
let tls: Tls
let server: RunningServer | undefined
let session: ClientHttp2Session | undefined

beforeAll(() => {
  tls = ownCertificate()
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })
  writeFileSync(file('cert.pem'), tls.cert)
  writeFileSync(file('key.pem'), tls.key)
  writeFileSync(file('other.pem'), other)
  const ended = refusedCertificate()
  writeFileSync(file('ended.pem'), ended.cert)
  writeFileSync(file('ended-key.pem'), ended.key)
  writeFileSync(file('index.html'), `<!doctype html><title>Shop</title>${'<p>An acre of grass.'.repeat(400)}`)
  mkdirSync(file('folder'))
})
afterEach(async () => {
  session?.destroy()
  session = undefined
  await server?.close()
  server = undefined
})
afterAll(() => rmSync(folder, { recursive: true }))

const local = { port: 0, host: '127.0.0.1', dist: folder }

async function start(options: Partial<ServerOptions> = {}): Promise<string> {
  server = await createServer({ ...local, db: ':memory:', tls, ...options })
  return server.address
}

interface Answer {
  readonly status: unknown
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

async function ask(address: string, headers: OutgoingHttpHeaders, body?: string): Promise<Answer> {
  session ??= connect(address, { ca: tls.cert, servername: 'localhost' })
  const stream = session.request(headers)
  stream.end(body)
  const [answered] = (await once(stream, 'response')) as [IncomingHttpHeaders]
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return { status: answered[':status'], headers: answered, text: Buffer.concat(parts).toString() }
}

describe('a server with a certificate', () => {
  it('sends pages by HTTP/2, compressed, with cookies for TLS alone', async () => {
    const address = await start()
    expect(address).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/)
    const { status, headers, text } = await ask(address, { ':path': '/' })
    expect(status).toBe(200)
    expect(text).toContain('<title>Shop</title>')
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-XSRF-TOKEN=[0-9a-f]{32}; Path=\/; SameSite=Lax; Secure$/)
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    const packed = await ask(address, { ':path': '/', 'accept-encoding': 'br' })
    expect(packed.headers['content-encoding']).toBe('br')
  })

  it('sends them to a client of HTTP/1.1 as well', async () => {
    const address = await start()
    const status = await new Promise((resolve, reject) => {
      getByTls(address, { ca: tls.cert, servername: 'localhost', agent: false }, (answer) => {
        answer.resume()
        resolve([answer.httpVersion, answer.statusCode])
      }).on('error', reject)
    })
    expect(status).toEqual(['1.1', 200])
  })

  it('takes a call with a body', async () => {
    const address = await start()
    const call = { ':method': 'POST', ':path': '/v1/SaveSubscribeDetails', 'content-type': 'application/json' }
    const { status, text } = await ask(address, call, '{"EmailId":"nobody"}')
    expect([status, text]).toEqual([200, expect.stringContaining('"Msg"')])
  })

  it('binds browsers to TLS under the site’s name, and not under names that every server of a machine has', async () => {
    const address = await start({ allowHosts: ['shop.example'] })
    const secured = async (authority: string) =>
      (await ask(address, { ':path': '/', ':authority': authority })).headers['strict-transport-security']
    expect(await secured('shop.example')).toContain('max-age=31536000')
    expect(await secured('localhost:8443')).toBeUndefined()
    expect(await secured('127.0.0.1')).toBeUndefined()
  })

  it('refuses a name that is not its own', async () => {
    const { status } = await ask(await start(), { ':path': '/', ':authority': 'evil.example' })
    expect(status).toBe(421)
  })

  it('has situations for QA only where they are asked for', async () => {
    expect((await ask(await start(), { ':path': '/__scenario/' })).status).toBe(404)
    session?.destroy()
    session = undefined
    await server?.close()
    expect((await ask(await start({ scenarios: true }), { ':path': '/__scenario/' })).status).toBe(200)
  })

  it('tells the provider behind --proxy that visitors use TLS, and believes no address that they send', async () => {
    const asked: IncomingHttpHeaders[] = []
    const provider = createPlainServer((message, target) => {
      asked.push(message.headers)
      target.setHeader('Content-Type', 'application/json').end('{"response":{"n":1}}')
    })
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', () => resolve()))
    const api = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
    server = await createStorefrontServer({ ...local, tls, api, proxy: true })
    const { status, text } = await ask(server.address, { ':path': '/v1/GetFAQ', 'x-forwarded-for': '8.8.8.8' })
    expect([status, text]).toEqual([200, '{"response":{"n":1}}'])
    expect(asked[0]).toMatchObject({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' })
    provider.close()
  })

  it('ends while a client is connected', async () => {
    const address = await start()
    await ask(address, { ':path': '/' })
    await server?.close()
    server = undefined
    await expect(ask(address, { ':path': '/' })).rejects.toThrow()
  })
})

describe('--tls', () => {
  const CERT = file('cert.pem')
  const KEY = file('key.pem')

  it('reads a certificate and its key', () => {
    expect(startOptions(['--tls', CERT, KEY, '--port', '8443'])).toMatchObject({ tls, port: 8443 })
    expect(startOptions([]).tls).toBeUndefined()
  })

  it.each([[['--tls']], [['--tls', CERT]], [['--tls', CERT, '--port', '8443']], [[`--tls=${CERT}`]]])(
    'wants two files: %j',
    (args) => {
      expect(() => startOptions(args)).toThrow(
        '--tls takes two files, the certificate and its key: --tls cert.pem key.pem',
      )
    },
  )

  it.each([
    [file('none.pem'), KEY, `--tls: ${file('none.pem')} does not exist.`],
    [CERT, file('none.pem'), `--tls: ${file('none.pem')} does not exist.`],
    [file('folder'), KEY, `--tls: ${file('folder')} is a folder.`],
    [KEY, CERT, `--tls: ${KEY} is no certificate in PEM.`],
    [CERT, file('index.html'), `--tls: ${file('index.html')} is no private key in PEM without a passphrase.`],
    [CERT, file('other.pem'), `--tls: the key in ${file('other.pem')} does not belong to the certificate in ${CERT}.`],
    [
      file('ended.pem'),
      file('ended-key.pem'),
      `--tls: the certificate in ${file('ended.pem')} ended on Jan  1 00:00:00 2025 GMT.`,
    ],
  ])('says what is wrong with %s and %s', (cert, key, sentence) => {
    expect(() => readTls(cert, key)).toThrow(sentence)
  })
})
