/** The built storefront, the v1 provider and the sandbox gateway on one port, over real HTTP. */
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw'
import { readAsset } from './gateway/assets.node.ts'
import { createHandlers, json, LONGEST_BODY, TOO_LARGE } from './handlers.ts'
import { bodyOf, requestOf, send } from './http/exchange.ts'
import type { PageSettings } from './http/page.ts'
import { scenarioPage } from './http/scenario-page.ts'
import { securityHeaders } from './http/security.ts'
import { createStorefront } from './http/storefront.ts'
import { DEMONSTRATION } from './payloads/demonstration.ts'
import { API_KEY, API_KEY_HEADER } from './provider/provider.ts'
import { refusalWithStatus } from './provider/reply.ts'
import { createSqliteStorage } from './provider/sqlite.ts'
import { createMemoryStorage, type Storage } from './provider/storage.ts'
import { createSandbox, type Sandbox, type SandboxParts } from './sandbox.ts'

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** The folder of the built storefront. */
  readonly dist: string
  /** An SQLite file, or `:memory:`. Not opened when `api` is given. */
  readonly db: string
  /** `https://…` of another provider: then there is no provider and no gateway here. */
  readonly api?: string | undefined
  readonly settings?: Partial<PageSettings>
  /** For tests: clock, random bytes, catalogue. */
  readonly sandbox?: Partial<Pick<SandboxParts, 'now' | 'random' | 'data'>>
  readonly onFault?: (fault: unknown) => void
}

export interface RunningServer {
  /** `http://127.0.0.1:4173` */
  readonly address: string
  /** What the pages are told. */
  readonly settings: PageSettings
  close(): Promise<void>
}

/** Methods that a `Request` cannot have. */
const UNCARRIED = ['TRACE', 'TRACK', 'CONNECT']
/** Addresses are resolved against this, never against the Host header. */
const ORIGIN = 'http://storefront.invalid'
/** Milliseconds between two looks for payments whose confirmation and webhook were lost. */
const SWEEP_EVERY = 60_000
export const RAZORPAY = 'https://checkout.razorpay.com/v1/checkout.js'

function settingsFor({ api, settings }: ServerOptions): PageSettings {
  const embedded = { apiBase: '/', apiKey: API_KEY, checkoutScript: '/gateway/checkout.js', askAhead: true }
  const real = { apiBase: `${api?.replace(/\/+$/, '')}/`, apiKey: '', checkoutScript: RAZORPAY, askAhead: false }
  return { apiKeyHeader: API_KEY_HEADER, ...(api === undefined ? embedded : real), ...settings }
}

function openSandbox(options: ServerOptions, settings: PageSettings): { sandbox: Sandbox; storage: Storage } {
  const storage = options.db === ':memory:' ? createMemoryStorage() : createSqliteStorage(options.db)
  const { onFault } = options
  const apiKey = { header: settings.apiKeyHeader, value: settings.apiKey }
  const parts = { data: DEMONSTRATION, ...options.sandbox, ...(onFault && { onFault }) }
  return { sandbox: createSandbox({ ...parts, storage, assets: readAsset, apiKey }), storage }
}

/** Resolves when the port is taken; rejects with Node's error (`EADDRINUSE`) when it cannot be. */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const settings = settingsFor(options)
  const origins = { api: options.api, checkoutScript: settings.checkoutScript }
  const opened = options.api === undefined ? openSandbox(options, settings) : undefined
  const gateway = opened?.sandbox.gateway
  const handlers = opened ? createHandlers(opened.sandbox.provider, { scenarioByRequest: true }) : []
  const serve = createStorefront(options.dist, settings, origins)
  const always = securityHeaders(origins)

  /** The provider's, the gateway's or the scenarios' answer; undefined where the storefront is meant. */
  async function answer(message: IncomingMessage, url: URL): Promise<Response | undefined> {
    if (!gateway) return undefined
    const isOurs = /^\/(?:v1|gateway)(?:\/|$)/.test(url.pathname)
    if (!isOurs) return scenarioPage(url.pathname, message.headers.cookie ?? null)
    if (UNCARRIED.includes(message.method ?? '')) return json(refusalWithStatus(405, 'This method is not known here.'))
    const body = await bodyOf(message, LONGEST_BODY)
    if (body === 'too large') return json(TOO_LARGE)
    const request = requestOf(message, url, body)
    const response = url.pathname.startsWith('/gateway')
      ? await gateway.fetch(request)
      : await getResponse(handlers, request, { baseUrl: ORIGIN })
    return response ?? json(refusalWithStatus(404, 'There is no such call.'))
  }

  async function respond(message: IncomingMessage, target: ServerResponse): Promise<void> {
    const url = new URL(`${ORIGIN}${message.url?.startsWith('/') ? message.url : '/'}`)
    const response = await answer(message, url)
    if (response) return send(response, message, target, always)
    if (message.method !== 'GET' && message.method !== 'HEAD') {
      const refusal = json(refusalWithStatus(405, 'This address can only be read.'), { Allow: 'GET, HEAD' })
      return send(refusal, message, target, always)
    }
    const { cookie = null, 'accept-encoding': encodings, 'if-none-match': etag } = message.headers
    const accepted = Array.isArray(encodings) ? encodings.join(',') : encodings
    const { status, headers, content } = await serve(url.pathname, { cookie, accepted, etag })
    for (const [name, value] of Object.entries({ ...always, ...headers })) target.setHeader(name, value)
    if (status !== 304) target.setHeader('Content-Length', content.length)
    target.writeHead(status)
    target.end(message.method === 'HEAD' ? undefined : content)
  }

  const server = createHttpServer((message, target) => {
    respond(message, target).catch((fault: unknown) => {
      options.onFault?.(fault)
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...always }
      if (target.headersSent) target.destroy()
      else target.writeHead(500, headers).end('Something went wrong.')
    })
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, () => resolve())
  }).catch((problem: unknown) => {
    opened?.storage.close()
    throw problem
  })

  const sweep = (): void => void opened?.sandbox.provider.sweep()
  const sweeping = setInterval(sweep, SWEEP_EVERY).unref()
  sweep()

  const { port, family, address } = server.address() as AddressInfo
  const host = family === 'IPv6' ? `[${address}]` : address
  return {
    address: `http://${host}:${port}`,
    settings,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const patience = setTimeout(() => server.closeAllConnections(), 500)
      await closed
      clearTimeout(patience)
      clearInterval(sweeping)
      await opened?.sandbox.close()
      opened?.storage.close()
    },
  }
}
