/** The provider and the sandbox gateway put together over one storage, for a page, a test or the server. */
import type { Catalogue } from './provider/catalogue.ts'
import { createProvider, type Provider } from './provider/provider.ts'
import type { Storage } from './provider/storage.ts'
import { seed } from './provider/seed.ts'
import { randomHex, type RandomBytes } from './provider/world.ts'
import { createGateway, type Gateway, type ReadAsset } from './gateway/server.ts'

const KEY_ID = 'rzp_test_ApertureAcres'

export interface SandboxParts {
  readonly storage: Storage
  readonly data: Catalogue
  /** The gateway's dialog: `gateway/assets.node.ts` or `gateway/assets.browser.ts`. */
  readonly assets: ReadAsset
  readonly now?: () => number
  readonly random?: RandomBytes
  readonly apiKey?: { readonly header: string; readonly value: string }
  readonly onFault?: (fault: unknown) => void
}

export interface Sandbox {
  readonly provider: Provider
  readonly gateway: Gateway
}

export const secureRandom: RandomBytes = (bytes) => crypto.getRandomValues(new Uint8Array(bytes))

/** The gateway's secret outlives a restart together with the orders it signs. */
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
  const gateway = createGateway({
    secret: secretIn(storage, random),
    keyId: KEY_ID,
    store: {
      get: (id) => storage.transaction((tables) => tables.get('gateway', `order/${id}`)),
      put: (id, order) => storage.transaction((tables) => tables.set('gateway', `order/${id}`, order)),
    },
    now: () => new Date(now()),
    randomId: () => randomHex(random, 7),
    assets,
  })
  const { apiKey, onFault } = given
  const optional = { ...(apiKey && { apiKey }), ...(onFault && { onFault }) }
  return { gateway, provider: createProvider({ storage, data, gateway, now, random, ...optional }) }
}
