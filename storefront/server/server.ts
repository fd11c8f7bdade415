import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Settings } from '../settings.ts'
import { createHandler, type Backend, type HandlerOptions } from './handler.ts'

export interface ServerOptions extends HandlerOptions {
  /** 0 takes any free port. */
  readonly port: number
  readonly settings?: Partial<Settings>
  readonly onFault?: (fault: unknown) => void
}

export interface RunningServer {
  /** `http://127.0.0.1:4173` */
  readonly address: string
  /** The settings in its pages. */
  readonly settings: Settings
  close(): Promise<void>
}

export const RAZORPAY = 'https://checkout.razorpay.com/v1/checkout.js'
/** Milliseconds that open connections get to finish. */
const CLOSING_TIMEOUT_MS = 500

/** Of the pages, for a provider elsewhere. */
export function settingsFor({ api = '', settings }: Pick<ServerOptions, 'api' | 'settings'>): Settings {
  const defaults = { apiKey: '', apiKeyHeader: 'x-api-key', checkoutScript: RAZORPAY, askAhead: false }
  return { ...defaults, apiBase: `${api.replace(/\/+$/, '')}/`, ...settings }
}

/** Resolves when the port is open; rejects with Node's error, such as `EADDRINUSE`. */
export async function createServer(options: ServerOptions, backend?: Backend): Promise<RunningServer> {
  const settings = settingsFor(options)
  const handle = createHandler(options, settings, backend)
  const server = createHttpServer((message, target) => {
    handle(message, target).catch((fault: unknown) => {
      options.onFault?.(fault)
      if (target.headersSent) target.destroy()
      else target.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Something went wrong.')
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, () => resolve())
  })
  const { port, family, address } = server.address() as AddressInfo
  const host = family === 'IPv6' ? `[${address}]` : address
  return {
    address: `http://${host}:${port}`,
    settings,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const timeout = setTimeout(() => server.closeAllConnections(), CLOSING_TIMEOUT_MS)
      await closed
      clearTimeout(timeout)
    },
  }
}
