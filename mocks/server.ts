/** The built storefront, the v1 provider and the sandbox gateway on one port, over real HTTP. */
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readAsset } from './gateway/assets.node.ts'
import type { PageSettings } from './http/page.ts'
import { createQuota } from './http/quota.ts'
import { createSite, type SiteOptions } from './http/site.ts'
import { DEMONSTRATION } from './payloads/demonstration.ts'
import { API_KEY, API_KEY_HEADER, type ApiKey } from './provider/provider.ts'
import { createPurge } from './provider/purge.ts'
import { createSqliteStorage } from './provider/sqlite.ts'
import { createMemoryStorage, StorageBusy, whenFree, type Storage } from './provider/storage.ts'
import { createSandbox, type Sandbox, type SandboxParts } from './sandbox.ts'

export interface ServerOptions extends SiteOptions {
  /** 0 takes any free port. */
  readonly port: number
  /** An SQLite file, or `:memory:`. Not opened when `api` is given. */
  readonly db: string
  readonly settings?: Partial<PageSettings>
  /** Whether a browser may choose a situation; unless told, where the embedded provider stands behind no TLS. */
  readonly scenarios?: boolean | undefined
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
  const quota = createQuota(options.sandbox?.now ?? Date.now)
  const calls = { quota, ...(hasScenarios && { scenariosFor: apiKey }) }
  const respond = createSite(options, settings, opened && { sandbox: opened.sandbox, calls })

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
