/** Handlers over a fresh provider and gateway in memory: nothing of another story or test is left in them. */
import type { RequestHandler } from 'msw'
import type { ReadAsset } from './gateway/server.ts'
import { createHandlers, type HandlerOptions } from './handlers.ts'
import { DEMONSTRATION } from './payloads/demonstration.ts'
import { createMemoryStorage } from './provider/storage.ts'
import { createSandbox, type SandboxParts } from './sandbox.ts'

/** Give `now` and `random` for a test that has to come out the same each time. */
export type SandboxOverrides = Partial<Omit<SandboxParts, 'assets'>>

export function createFreshHandlers(
  assets: ReadAsset,
  options: HandlerOptions,
  parts: SandboxOverrides,
): RequestHandler[] {
  const memory = { storage: createMemoryStorage(), data: DEMONSTRATION }
  const { provider, gateway } = createSandbox({ ...memory, ...parts, assets })
  return createHandlers(provider, { gateway, ...options })
}
