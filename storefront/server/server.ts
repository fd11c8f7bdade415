import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CALL_METHODS } from '../api/contract/calls.ts'
import type { Settings } from '../settings.ts'
import { forward, type ForwardOptions } from './forward.ts'
import { createHandler, type Backend, type HandlerOptions } from './handler.ts'
import { bodyOf, clientAddress, contentOf, headersOf } from './http.ts'

export interface ServerOptions extends HandlerOptions {
  /** 0 takes any free port. */
  readonly port: number
  readonly settings?: Partial<Settings>
  /** Forwards calls to `api`, and hides it from pages. */
  readonly proxy?: boolean | undefined
  /** Milliseconds that `api` gets to answer, for tests. */
  readonly proxyTimeout?: number | undefined
  readonly onFault?: (fault: unknown) => void
}

export interface RunningServer {
  /** `http://127.0.0.1:4173` */
  readonly address: string
  readonly settings: Settings
  close(): Promise<void>
}

const RAZORPAY = 'https://checkout.razorpay.com/v1/checkout.js'
/** Milliseconds that open connections get to finish. */
const CLOSING_TIMEOUT_MS = 500

type OtherProvider = Pick<ServerOptions, 'api' | 'settings' | 'proxy'>

export function settingsFor({ api = '', settings }: OtherProvider): Settings {
  const defaults = {
    apiKey: '',
    apiKeyHeader: 'x-api-key',
    checkoutScript: RAZORPAY,
    report: '',
    askAhead: 0,
    codeLength: 5,
  }
  return { ...defaults, apiBase: `${api.replace(/\/+$/, '')}/`, ...settings }
}

/** With `proxy`, pages learn neither the provider's URL nor its key. */
export function pageSettingsFor(options: OtherProvider): Settings {
  const settings = settingsFor(options)
  return options.proxy ? { ...settings, apiBase: '/', apiKey: '' } : settings
}

function createProxy(options: Omit<ForwardOptions, 'calls'>, behindTls = false): Backend {
  return {
    async answer(message: IncomingMessage, { pathname, search }) {
      const path = /^\/v1(?:\/(.*))?$/.exec(pathname)
      if (!path) return undefined
      const { method = 'GET', headers } = message
      const response = await forward(
        {
          method,
          headers: headersOf(message),
          name: path[1] ?? '',
          search,
          address: clientAddress(message, behindTls),
          host: headers.host ?? '',
          protocol: behindTls ? 'https' : 'http',
          body: (longest) => bodyOf(message, longest),
        },
        { ...options, calls: CALL_METHODS },
      )
      return contentOf(response)
    },
  }
}

/** Resolves when the port is open; rejects with Node's error, such as `EADDRINUSE`. */
export async function createServer(options: ServerOptions, backend?: Backend): Promise<RunningServer> {
  const { proxy, api, behindTls, proxyTimeout, onFault = () => undefined } = options
  const settings = pageSettingsFor(options)
  const provider = settingsFor(options)
  const forwarding =
    proxy && api !== undefined
      ? createProxy({ ...provider, api: provider.apiBase, timeout: proxyTimeout, onFault }, behindTls)
      : undefined
  const handle = createHandler({ ...options, ...(forwarding && { api: undefined }) }, settings, backend ?? forwarding)
  const listener = (message: IncomingMessage, target: ServerResponse): void => {
    handle(message, target).catch((fault: unknown) => {
      // Visitors who leave during a request are not faults, and could fill the log.
      if (message.complete || !message.destroyed) onFault(fault)
      if (target.headersSent) target.destroy()
      else target.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Something went wrong.')
    })
  }
  const server = createHttpServer(listener)
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
