import type { Catalogue } from './payloads/demonstration.ts'
import { createProvider, type ApiKey, type Provider } from './provider/provider.ts'
import { retryWhileBusy, type Storage } from './provider/storage.ts'
import { seed } from './provider/seed.ts'
import { randomHex, type Pause, type RandomBytes } from './provider/context.ts'
import type { Webhook } from './gateway/webhook.ts'
import { createGateway, type Gateway, type ReadAsset } from './gateway/server.ts'

const KEY_ID = 'rzp_test_ApertureAcres'

export interface SandboxParts {
  readonly storage: Storage
  readonly data: Catalogue
  /** `gateway/assets.node.ts` or `gateway/assets.browser.ts`. */
  readonly assets: ReadAsset
  readonly now?: () => number
  readonly random?: RandomBytes
  readonly apiKey?: ApiKey
  /** Runs before a call to the gateway, and between two to the provider. */
  readonly pause?: Pause
  readonly onFault?: (fault: unknown) => void
  readonly after?: (milliseconds: number, run: () => void) => void
}

export interface Sandbox {
  readonly provider: Provider
  readonly gateway: Gateway
  /** Stops webhooks and lets the provider finish. Call it before closing the storage. */
  close(): Promise<void>
}

/** Milliseconds before each delivery attempt. */
const WEBHOOK_DELAYS = [2_000, 10_000, 60_000]

/** Does not keep the process alive. */
function timer(milliseconds: number, run: () => void): void {
  const started: unknown = setTimeout(run, milliseconds)
  if (typeof started === 'object' && started !== null && 'unref' in started && typeof started.unref === 'function')
    started.unref()
}

const secureRandom: RandomBytes = (bytes) => crypto.getRandomValues(new Uint8Array(bytes))

/** Stored with the orders that it signs. */
function secretIn(storage: Storage, random: RandomBytes): string {
  return storage.transaction((tables) => {
    const secret = tables.get<string>('gateway', 'secret') ?? randomHex(random, 32)
    tables.set('gateway', 'secret', secret)
    return secret
  })
}

/** Seeds the demonstration customer into an empty storage. */
export function createSandbox({ storage, data, assets, ...given }: SandboxParts): Sandbox {
  const now = given.now ?? Date.now
  const random = given.random ?? secureRandom
  seed(storage, data, now())
  const after = given.after ?? timer
  const { pause } = given
  let isClosed = false
  const send = (webhook: Webhook, [delay, ...later]: readonly number[]): void => {
    if (delay === undefined) return
    after(delay, () => {
      if (!isClosed) void provider.receive(webhook).then(({ status }) => status === 200 || send(webhook, later))
    })
  }
  const gateway = createGateway({
    secret: secretIn(storage, random),
    keyId: KEY_ID,
    store: {
      async transaction(work) {
        await pause?.()
        return retryWhileBusy(() =>
          storage.transaction((tables) =>
            work({
              get: (id) => tables.get('gateway', `order/${id}`),
              put: (id, order) => tables.set('gateway', `order/${id}`, order),
              remove: (id) => tables.remove('gateway', `order/${id}`),
            }),
          ),
        )
      },
    },
    now: () => new Date(now()),
    randomId: () => randomHex(random, 7),
    assets,
    sendWebhook: (webhook) => send(webhook, WEBHOOK_DELAYS),
  })
  const { apiKey, onFault } = given
  const optional = { ...(apiKey && { apiKey }), ...(pause && { pause }), ...(onFault && { onFault }) }
  const provider = createProvider({ storage, data, gateway, now, random, ...optional })
  return {
    gateway,
    provider,
    async close() {
      isClosed = true
      await provider.sweep()
    },
  }
}
