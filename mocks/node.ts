/** For Vitest: `server.listen({ onUnhandledFrame: 'error' })`. */
import { setupServer } from 'msw/node'
import { createFreshHandlers, type SandboxOverrides } from './freshHandlers.ts'
import { readAsset } from './gateway/assets.node.ts'
import type { HandlerOptions } from './handlers.ts'

export function createMockServer(options: HandlerOptions = {}, parts: SandboxOverrides = {}) {
  return setupServer(...createFreshHandlers(readAsset, options, parts))
}
