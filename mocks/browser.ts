import type { RequestHandler } from 'msw'
import type { StartOptions } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'
import { readAsset } from './gateway/assets.browser.ts'
import { createHandlers, type HandlerOptions, type SandboxOverrides } from './handlers.ts'

export function freshHandlers(options: HandlerOptions = {}, parts: SandboxOverrides = {}): RequestHandler[] {
  return createHandlers(readAsset, options, parts)
}

const OURS = /^\/(?:v1|gateway)\//

/** An unknown call is an error, but the page's own files pass. */
export const startOptions: StartOptions = {
  quiet: true,
  onUnhandledFrame({ frame, defaults }) {
    if (frame instanceof HttpNetworkFrame && OURS.test(new URL(frame.data.request.url).pathname)) defaults.error()
  },
}
