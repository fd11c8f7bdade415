/** For Vitest: `server.listen({ onUnhandledFrame: 'error' })`. */
import { setupServer } from 'msw/node'
import { readAsset } from './gateway/assets.node.ts'
import { createHandlers, type HandlerOptions, type SandboxOverrides } from './handlers.ts'

export function createMockServer(options: HandlerOptions = {}, parts: SandboxOverrides = {}) {
  return setupServer(...createHandlers(readAsset, options, parts))
}
