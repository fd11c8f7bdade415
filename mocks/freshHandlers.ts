/** Creates handlers over their own provider and gateway in memory, so that stories and tests share no state. */
import type { RequestHandler } from 'msw'
import type { ReadAsset } from './gateway/server.ts'
import { createHandlers, type HandlerOptions } from './handlers.ts'
import { DEMONSTRATION } from './payloads/demonstration.ts'
import { createMemoryStorage } from './provider/storage.ts'
import { createSandbox, type SandboxParts } from './sandbox.ts'

/** Set `now` and `random` for reproducible results. */
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
