/** The built storefront, the v1 provider and the sandbox gateway on one port, over real HTTP. */
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readAsset } from './gateway/assets.node.ts'
import { addressOf } from './http/address.ts'
import { createCalls, json, LONGEST_BODY, TOO_LARGE } from './http/calls.ts'
import { bodyOf, contentOf, headersOf, requestOf, send, type Content } from './http/exchange.ts'
import { createGate } from './http/gate.ts'
import type { PageSettings } from './http/page.ts'
import { createQuota } from './http/quota.ts'
import { scenarioPage } from './http/scenario-page.ts'
import { resourcePolicyOf, securityHeaders } from './http/security.ts'
import { createStorefront } from './http/storefront.ts'
import { DEMONSTRATION } from './payloads/demonstration.ts'
import { API_KEY, API_KEY_HEADER, type ApiKey } from './provider/provider.ts'
import { createPurge } from './provider/purge.ts'
import { refusalWithStatus } from './provider/reply.ts'
import { createSqliteStorage } from './provider/sqlite.ts'
import { createMemoryStorage, StorageBusy, whenFree, type Storage } from './provider/storage.ts'
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
  /** Further names under which the shop may be asked for, besides `host`, IP addresses and localhost. */
  readonly allowHosts?: readonly string[] | undefined
  /** A proxy that speaks TLS stands in front, and alone reaches this port. */
  readonly behindTls?: boolean | undefined
  /** Whether a browser may choose a situation; unless told, where the embedded provider stands behind no TLS. */
  readonly scenarios?: boolean | undefined
  /** Where browsers report what the content policy stopped. */
  readonly cspReport?: string | undefined
  /** For tests: clock, random bytes, catalogue. */
  readonly sandbox?: Partial<Pick<SandboxParts, 'now' | 'random' | 'data'>>
  readonly onFault?: (fault: unknown) => void
}

export interface RunningServer {
  /** `http://127.0.0.1:4173` */
  readonly address: string
  /** What the pages are told. */
  readonly settings: PageSettings
  readonly hasScenarios: boolean
  close(): Promise<void>
}

/** Methods that a `Request` cannot have. */
const UNCARRIED = ['TRACE', 'TRACK', 'CONNECT']
/** Addresses are resolved against this, never against the Host header. */
const ORIGIN = 'http://storefront.invalid'
/** Milliseconds between two looks for payments whose confirmation and webhook were lost, and for what is dead. */
const SWEEP_EVERY = 60_000
export const RAZORPAY = 'https://checkout.razorpay.com/v1/checkout.js'

function settingsFor({ api, settings }: ServerOptions): PageSettings {
  const embedded = { apiBase: '/', apiKey: API_KEY, checkoutScript: '/gateway/checkout.js', askAhead: true }
  const real = { apiBase: `${api?.replace(/\/+$/, '')}/`, apiKey: '', checkoutScript: RAZORPAY, askAhead: false }
  return { apiKeyHeader: API_KEY_HEADER, ...(api === undefined ? embedded : real), ...settings }
}

/** The embedded provider is for trying out unless visitors come to it from outside. */
function mayHaveScenarios({ api, scenarios, behindTls }: ServerOptions): boolean {
  return api === undefined && (scenarios ?? !behindTls)
}

interface Opened {
  readonly sandbox: Sandbox
  readonly storage: Storage
  /** Finds lost payments and removes what is dead. */
  sweep(): void
}

async function openSandbox(options: ServerOptions, apiKey: ApiKey): Promise<Opened> {
  const { onFault } = options
  const now = options.sandbox?.now ?? Date.now
  const storage = options.db === ':memory:' ? createMemoryStorage(now) : createSqliteStorage(options.db, now)
  const parts = { data: DEMONSTRATION, ...options.sandbox, ...(onFault && { onFault }) }
  const sandbox = await whenFree(() => createSandbox({ ...parts, storage, assets: readAsset, apiKey }))
  const purge = createPurge(storage, now)
  return {
    sandbox,
    storage,
    sweep() {
      void sandbox.provider.sweep()
      try {
        purge()
      } catch (problem) {
        // A busy database is purged the next time.
        if (!(problem instanceof StorageBusy)) onFault?.(problem)
      }
    },
  }
}

/** Resolves when the port is taken; rejects with Node's error (`EADDRINUSE`) when it cannot be. */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const settings = settingsFor(options)
  const hasScenarios = mayHaveScenarios(options)
  const apiKey = { header: settings.apiKeyHeader, value: settings.apiKey }
  const opened = options.api === undefined ? await openSandbox(options, apiKey) : undefined
  const gateway = opened?.sandbox.gateway
  const call = opened && createCalls(opened.sandbox.provider, {
    quota: createQuota(options.sandbox?.now ?? Date.now),
    ...(hasScenarios && { scenariosFor: apiKey }),
  })
  const isSecure = options.behindTls === true
  const serve = createStorefront(options.dist, settings, isSecure)
  const refused = createGate(options)
  const { api, cspReport } = options
  const always = Object.entries(securityHeaders({ api, cspReport, isSecure, checkoutScript: settings.checkoutScript }))

  /** The provider's, the gateway's or the scenarios' answer; undefined where the storefront is meant. */
  async function answer(message: IncomingMessage, url: URL): Promise<Content | 'cut' | undefined> {
    if (!gateway || !call) return undefined
    const isOurs = /^\/(?:v1|gateway)(?:\/|$)/.test(url.pathname)
    if (!isOurs && !hasScenarios) return undefined
    if (!isOurs) return scenarioPage(url.pathname, message.headers.cookie ?? null, isSecure)
    const { method = 'GET' } = message
    if (UNCARRIED.includes(method)) return json(refusalWithStatus(405, 'This method is not known here.'))
    const body = await bodyOf(message, LONGEST_BODY)
    if (body === 'too large') return json(TOO_LARGE)
    if (url.pathname.startsWith('/v1')) {
      return call({ method, url, headers: headersOf(message, addressOf(message, isSecure)), body: () => Promise.resolve(Buffer.from(body).toString()) })
    }
    const response = await gateway.fetch(requestOf(message, url, body))
    return response ? contentOf(response) : json(refusalWithStatus(404, 'There is no such call.'))
  }

  async function content(message: IncomingMessage, url: URL): Promise<Content | 'cut'> {
    const answered = await answer(message, url)
    if (answered) return answered
    if (message.method !== 'GET' && message.method !== 'HEAD') {
      return json(refusalWithStatus(405, 'This address can only be read.'), { Allow: 'GET, HEAD' })
    }
    const { cookie = null, 'accept-encoding': accepted, 'if-none-match': etag } = message.headers
    return serve(url.pathname, { cookie, accepted: accepted?.toString(), etag })
  }

  async function respond(message: IncomingMessage, target: ServerResponse): Promise<void> {
    for (const [name, value] of always) target.setHeader(name, value)
    const url = new URL(`${ORIGIN}${message.url?.startsWith('/') ? message.url : '/'}`)
    target.setHeader('Cross-Origin-Resource-Policy', resourcePolicyOf(url.pathname))
    const answered = refused(message) ?? (await content(message, url))
    if (answered === 'cut') target.destroy()
    else await send(answered, message, target)
  }

  const server = createHttpServer((message, target) => {
    respond(message, target).catch((fault: unknown) => {
      options.onFault?.(fault)
      if (target.headersSent) target.destroy()
      else target.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Something went wrong.')
    })
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, () => resolve())
  }).catch((problem: unknown) => {
    opened?.storage.close()
    throw problem
  })

  const sweeping = setInterval(() => opened?.sweep(), SWEEP_EVERY).unref()
  opened?.sweep()

  const { port, family, address } = server.address() as AddressInfo
  const host = family === 'IPv6' ? `[${address}]` : address
  return {
    address: `http://${host}:${port}`,
    settings,
    hasScenarios,
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
