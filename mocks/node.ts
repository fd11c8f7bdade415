/** The provider and the gateway inside Vitest: `server.listen({ onUnhandledFrame: 'error' })`. */
import { setupServer } from 'msw/node'
import { readAsset } from './gateway/assets.node.ts'
import { createHandlers, type HandlerOptions } from './handlers.ts'
import { DEMONSTRATION } from './payloads/demonstration.ts'
import { createMemoryStorage } from './provider/storage.ts'
import { createSandbox, type SandboxParts } from './sandbox.ts'

/** Handlers over a fresh provider. Give `now` and `random` for a test that has to come out the same each time. */
export function freshHandlers(options: HandlerOptions = {}, parts: Partial<SandboxParts> = {}) {
  const memory = { storage: createMemoryStorage(), data: DEMONSTRATION, assets: readAsset }
  const { provider, gateway } = createSandbox({ ...memory, ...parts })
  return createHandlers(provider, { gateway, ...options })
}

export function createMockServer(options: HandlerOptions = {}, parts: Partial<SandboxParts> = {}) {
  return setupServer(...freshHandlers(options, parts))
}
