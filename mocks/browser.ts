/** The provider and the gateway inside a page, for Storybook. */
import type { RequestHandler } from 'msw'
import { setupWorker, type SetupWorker, type StartOptions } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'
import { readAsset } from './gateway/assets.browser.ts'
import { createHandlers, type HandlerOptions } from './handlers.ts'
import { DEMONSTRATION } from './payloads/demonstration.ts'
import { createMemoryStorage } from './provider/storage.ts'
import { createSandbox, type SandboxParts } from './sandbox.ts'

/** Handlers over a fresh provider: nothing of another story is left in it. */
export function freshHandlers(options: HandlerOptions = {}, parts: Partial<SandboxParts> = {}): RequestHandler[] {
  const memory = { storage: createMemoryStorage(), data: DEMONSTRATION, assets: readAsset }
  const { provider, gateway } = createSandbox({ ...memory, ...parts })
  return createHandlers(provider, { gateway, ...options })
}

const OURS = /^\/(?:v1|gateway)\//

/** A call that no handler knows is an error; the page's own files pass. */
export const startOptions: StartOptions = {
  quiet: true,
  onUnhandledFrame({ frame, defaults }) {
    if (frame instanceof HttpNetworkFrame && OURS.test(new URL(frame.data.request.url).pathname)) defaults.error()
  },
}

/** A worker that is started with `worker.start(startOptions)`. */
export function createWorker(options: HandlerOptions = {}): SetupWorker {
  return setupWorker(...freshHandlers(options))
}
