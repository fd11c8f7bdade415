/**
 * Request smuggling. Many providers answer a connection strictly in order, so they read bytes after a request without a
 * length as the next request. Its answer would reach another visitor on that connection.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALLS } from '../api/contract/calls.ts'
import { readEnvelope } from '../api/envelope.ts'
import { createServer, type RunningServer } from './server.ts'

const KEY = 'secret-key'
const HIDDEN = 'GET /v1/Logout?UserId=7 HTTP/1.1\r\nhost: provider\r\nauthtoken: of-the-attacker\r\n\r\n'
const dist = mkdtempSync(join(tmpdir(), 'smuggling-'))

let asked: string[]
let provider: Server
let shop: RunningServer | undefined

/** Cuts the first request off; undefined while it is incomplete. */
function firstRequest(received: string): { line: string; rest: string } | undefined {
  const end = received.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const head = received.slice(0, end)
  const body = received.slice(end + 4)
  const length = Number(/^content-length: *(\d+)$/im.exec(head)?.[1] ?? 0)
  return body.length < length ? undefined : { line: head.split('\r\n')[0] ?? '', rest: body.slice(length) }
}

beforeAll(async () => {
  writeFileSync(join(dist, 'index.html'), '<!doctype html><script type="application/json" id="settings"></script>')
  provider = createTcpServer((socket) => {
    let received = ''
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1')
      for (let next = firstRequest(received); next; next = firstRequest(received)) {
        received = next.rest
        asked.push(next.line)
        const content = JSON.stringify({ response: { n: 1, Msg: next.line } })
        const head = `content-type: application/json\r\ncontent-length: ${content.length}`
        socket.write(`HTTP/1.1 200 OK\r\n${head}\r\n\r\n${content}`)
      }
    })
  })
  await once(provider.listen(0, '127.0.0.1'), 'listening')
})
beforeEach(() => {
  asked = []
})
afterEach(async () => {
  await shop?.close()
  shop = undefined
})
afterAll(() => {
  provider.close()
  rmSync(dist, { recursive: true })
})

const options = () => ({
  port: 0,
  host: '127.0.0.1',
  dist,
  api: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`,
  proxy: true,
  settings: { apiKey: KEY },
})

interface Answer {
  readonly status: number
  readonly msg: string
}

async function send(path: string, headers: Record<string, string>, body = '', method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(shop!.address)
  const sent = request({ hostname, port, path, method, headers })
  sent.end(body)
  const [message] = (await once(sent, 'response')) as [IncomingMessage]
  const { msg } = readEnvelope(await json(message), 'response')
  return { status: Number(message.statusCode), msg }
}

/** What another visitor requests next. */
const SETS = 'GET /v1/GetSets HTTP/1.1'
const REFUSED = { status: 400, msg: 'GetFAQ takes no body.' }

describe('a GET with a body', () => {
  it.each([
    ['of a stated length', { 'content-length': String(HIDDEN.length) }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])('%s is refused, and the provider hears nothing of it', async (_name, headers) => {
    shop = await createServer(options())
    const attack = await send('/v1/GetFAQ', headers, HIDDEN)
    const other = await send('/v1/GetSets', {})
    expect({ asked, attack, other }).toEqual({ asked: [SETS], attack: REFUSED, other: { status: 200, msg: SETS } })
  })

  it('is refused by every call', async () => {
    shop = await createServer(options())
    for (const { name, method } of Object.values(CALLS)) {
      if (method !== 'GET') continue
      expect(await send(`/v1/${name}`, { 'content-length': String(HIDDEN.length) }, HIDDEN), name).toEqual({
        status: 400,
        msg: `${name} takes no body.`,
      })
    }
    expect(asked).toEqual([])
  })

  it('that is empty is a GET as usual', async () => {
    shop = await createServer(options())
    expect(await send('/v1/GetFAQ', { 'content-length': '0' })).toMatchObject({ status: 200 })
    expect(await send('/v1/GetFAQ', { 'transfer-encoding': 'chunked' })).toMatchObject({ status: 200 })
    expect(asked).toEqual(Array(2).fill('GET /v1/GetFAQ HTTP/1.1'))
  })

  it('is refused where it is a HEAD', async () => {
    shop = await createServer(options())
    const { hostname, port } = new URL(shop.address)
    const sent = request({ hostname, port, path: '/v1/GetFAQ', method: 'HEAD', headers: { 'content-length': '3' } })
    sent.end('abc')
    const [message] = (await once(sent, 'response')) as [IncomingMessage]
    message.resume()
    expect([message.statusCode, asked]).toEqual([405, []])
  })
})

describe('a POST', () => {
  it.each([
    ['of a stated length', { 'content-length': String(HIDDEN.length) }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
    ['of another type', { 'transfer-encoding': 'chunked', 'content-type': 'text/plain' }],
  ])('%s is one request, whatever its body looks like', async (_name, headers) => {
    shop = await createServer(options())
    expect(await send('/v1/AddToUserCart', headers, HIDDEN, 'POST')).toMatchObject({ status: 200 })
    expect(await send('/v1/GetSets', {})).toMatchObject({ msg: SETS })
    expect(asked).toEqual(['POST /v1/AddToUserCart HTTP/1.1', SETS])
  })

  it('is one request in every call', async () => {
    shop = await createServer(options())
    const posts = Object.values(CALLS).filter(({ method }) => method === 'POST')
    for (const { name } of posts) await send(`/v1/${name}`, { 'transfer-encoding': 'chunked' }, HIDDEN, 'POST')
    expect(asked).toEqual(posts.map(({ name }) => `POST /v1/${name} HTTP/1.1`))
  })
})
