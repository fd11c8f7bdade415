/** The worker of Cloudflare Pages, with the embedded provider or a misbehaving server behind it. */
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createServer } from '../../mocks/server.ts'
import { pagesWorker } from './staticHosts.ts'

interface Worker {
  fetch(request: Request, env: object): Promise<Response>
}

const dist = mkdtempSync(join(tmpdir(), 'no-storefront-'))
let provider: Awaited<ReturnType<typeof createServer>>
beforeAll(async () => {
  provider = await createServer({ port: 0, host: '127.0.0.1', dist, db: ':memory:' })
})
afterAll(async () => {
  await provider.close()
  rmSync(dist, { recursive: true })
})

async function workerFor(api: string): Promise<Worker> {
  const source = await pagesWorker([], { api, apiKeyHeader: 'x-api-key' })
  const { default: worker } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  )) as { default: Worker }
  return worker
}

async function ask(path: string, init: RequestInit = {}, env = { API_KEY: 'demo-key' }): Promise<Response> {
  const worker = await workerFor(provider.address)
  return worker.fetch(new Request(`https://shop.example/v1/${path}`, init), env)
}

const post = (body: object, headers = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

it('reads with a query, and keeps what is private out of caches', async () => {
  const answer = await ask('GetProfessionalDetails?SlugName=photographers')
  expect(answer.status).toBe(200)
  const { professionallist } = (await answer.json()) as { professionallist: object[] }
  expect(professionallist.length).toBeGreaterThan(1)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await (await ask('GetProfessionalDetails?SlugName=astronauts')).json()).toMatchObject({ response: { n: 0 } })
})

it('writes a body, and reads it back', async () => {
  const owner = { UserId: '', sessionId: 'workerofthetest' }
  const meal = { ...owner, TypeId: 5, TypeName: 'FoodAndBeverages', BookingDate: '', Quantity: 2, ActionBy: '' }
  const { foodandbeverageslist } = (await (await ask('GetFoodAndBeverages')).json()) as {
    foodandbeverageslist: { Id: number }[]
  }
  const added = await ask('AddToUserCart', post({ cart: [{ ...meal, ProductId: foodandbeverageslist[0]?.Id }] }))
  expect(await added.json()).toMatchObject({ n: 1 })
  const { cart } = (await (await ask('GetUserCart', post(owner))).json()) as { cart: { TypeId: number }[] }
  expect(cart.map(({ TypeId }) => TypeId)).toEqual([5])
})

it('carries the key of the project, and the visitor’s token', async () => {
  const keyOfThePage = { headers: { 'x-api-key': 'demo-key' } }
  expect(await (await ask('GetFAQ', keyOfThePage, { API_KEY: 'another' })).text()).toContain('The API key')
  expect(await (await ask('GetFAQ')).text()).toContain('FAQ')
  expect((await ask('GetMyBookings?UserId=1', { headers: { authToken: `${'0'.repeat(32)}-1` } })).status).toBe(401)
})

async function behind(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createHttpServer(answer)
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const worker = await workerFor(`http://127.0.0.1:${port}/`)
  const seen = await worker.fetch(new Request('https://shop.example/v1/GetFAQ', { headers: { cookie: 'a=b' } }), {})
  const text = await seen.text().catch(() => 'breaks off')
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  return { seen, text }
}

it('says an error of the provider on, without its page', async () => {
  const { seen, text } = await behind((_request, response) => {
    response.writeHead(503, { 'content-type': 'text/html', 'retry-after': '9', 'set-cookie': 'a=b' }).end('<p>Down')
  })
  expect([seen.status, seen.headers.get('retry-after'), seen.headers.get('set-cookie')]).toEqual([503, '9', null])
  expect([seen.headers.get('content-type'), text]).toEqual(['text/plain; charset=utf-8', '<p>Down'])
})

it('answers where the provider closes the connection', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { seen, text } = await behind((request) => void request.socket.destroy())
  expect([seen.status, JSON.parse(text)]).toMatchObject([502, { response: { n: 0 } }])
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})

it('sends no cookie of the shop to the provider, and unpacks what is compressed', async () => {
  const { gzipSync } = await import('node:zlib')
  const { seen, text } = await behind((request, response) => {
    const answer = JSON.stringify({ response: { n: 1 }, cookie: request.headers.cookie ?? 'none', url: request.url })
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(gzipSync(answer))
  })
  expect(seen.headers.get('content-encoding')).toBeNull()
  expect(JSON.parse(text)).toEqual({ response: { n: 1 }, cookie: 'none', url: '/v1/GetFAQ' })
})
