import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import {
  createServer as createStorefrontServer,
  type RunningServer,
  type ServerOptions as StorefrontOptions,
} from '../storefront/server/server.ts'
import { StartProblem } from '../storefront/server/startProblem.ts'
import { readAsset } from './gateway/assets.node.ts'
import { createBackend, type BackendOptions } from './http/backend.ts'
import { createQuota } from './http/quota.ts'
import { DEMONSTRATION } from './payloads/demonstration.ts'
import { photographed, withPhotographs } from './photographs/photographs.ts'
import { API_KEY, API_KEY_HEADER, type ApiKey } from './provider/provider.ts'
import { OTP_LENGTH } from './provider/otp.ts'
import { createPurge } from './provider/purge.ts'
import { createSqliteStorage, storageProblem } from './provider/sqlite.ts'
import { createMemoryStorage, StorageBusy, retryWhileBusy } from './provider/storage.ts'
import { createSandbox, type SandboxParts } from './sandbox.ts'

export interface ServerOptions extends Omit<StorefrontOptions, 'api' | 'proxy' | 'proxyTimeout'>, BackendOptions {
  /** An SQLite file, or `:memory:`. */
  readonly db: string
  /** Whether browsers may choose a scenario. Default on, except behind TLS. */
  readonly scenarios?: boolean | undefined
  /** Large JPEGs instead of drawings. */
  readonly photographs?: boolean | undefined
  readonly sandbox?: Partial<Pick<SandboxParts, 'now' | 'after' | 'random' | 'data' | 'storage'>>
}

export interface RunningShop extends RunningServer {
  readonly hasScenarios: boolean
}

/** Calls a minute, enough for a visitor who browses two years of days. */
const ASK_AHEAD = 600
/** Between sweeps for lost payments and outdated rows. */
const SWEEP_INTERVAL_MS = 60_000
const PHOTOGRAPHS = join(import.meta.dirname, '../.cache/photographs')

async function openSandbox(options: ServerOptions, apiKey: ApiKey) {
  const { onFault } = options
  const now = options.sandbox?.now ?? Date.now
  const storage =
    options.sandbox?.storage ??
    (options.db === ':memory:' ? createMemoryStorage(now) : createSqliteStorage(options.db, now))
  const data = options.photographs ? photographed(DEMONSTRATION) : DEMONSTRATION
  const parts = { data, ...options.sandbox, ...(onFault && { onFault }) }
  const sandbox = await retryWhileBusy(() =>
    createSandbox({ ...parts, storage, assets: readAsset, apiKey, pause: () => setImmediate() }),
  )
  const purge = createPurge(storage, now)
  return {
    sandbox,
    storage,
    sweep() {
      void sandbox.provider.sweep()
      try {
        purge()
      } catch (problem) {
        // The next sweep tries again.
        if (!(problem instanceof StorageBusy)) onFault?.(problem)
      }
    },
  }
}

/** Resolves when the port is open. Rejects with Node's error, or a StartProblem of the storage. */
export async function createServer(options: ServerOptions): Promise<RunningShop> {
  const embedded = { apiBase: '/', apiKey: API_KEY, apiKeyHeader: API_KEY_HEADER }
  const settings = {
    ...embedded,
    checkoutScript: '/gateway/checkout.js',
    askAhead: ASK_AHEAD,
    codeLength: OTP_LENGTH,
    ...options.settings,
  }
  const hasScenarios = options.scenarios ?? !options.behindTls
  const apiKey = { header: settings.apiKeyHeader, value: settings.apiKey }
  const { sandbox, storage, sweep } = await openSandbox(options, apiKey).catch((problem: unknown) => {
    const sentence = storageProblem(problem, options.db)
    throw sentence === undefined ? problem : new StartProblem(sentence, { cause: problem })
  })
  const quota = createQuota(options.sandbox?.now ?? Date.now)
  const calls = createBackend(sandbox, { quota, ...(hasScenarios && { scenariosFor: apiKey }) }, options)
  const backend = options.photographs ? withPhotographs(calls, options.dist, PHOTOGRAPHS) : calls
  const server = await createStorefrontServer({ ...options, settings }, backend).catch((problem: unknown) => {
    storage.close()
    throw problem
  })
  const sweeping = setInterval(sweep, SWEEP_INTERVAL_MS).unref()
  sweep()
  return {
    ...server,
    hasScenarios,
    async close() {
      await server.close()
      clearInterval(sweeping)
      await sandbox.close()
      storage.close()
    },
  }
}
