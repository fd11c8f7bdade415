import type { IncomingMessage } from 'node:http'
import { clientAddress } from '../../storefront/server/clientAddress.ts'
import type { Backend } from '../../storefront/server/handler.ts'
import { bodyOf, refusal, type Bytes, type Content } from '../../storefront/server/http.ts'
import { ADDRESS_HEADER, type ReadHeaders } from '../provider/caller.ts'
import type { Sandbox } from '../sandbox.ts'
import { createCalls, json, MAX_BODY_BYTES, TOO_LARGE, type CallOptions } from './calls.ts'
import { scenarioPage } from './scenario-page.ts'

/** A `Request` cannot have these methods. */
const UNSUPPORTED = ['TRACE', 'TRACK', 'CONNECT']

/** @param address from the connection or a trusted proxy; replaces one that the client sends. */
function headersOf({ headers }: IncomingMessage, address: string): ReadHeaders {
  return { get: (name) => (name === ADDRESS_HEADER ? address : (headers[name.toLowerCase()]?.toString() ?? null)) }
}

/** The gateway takes a `Request`, so that it can run in a service worker. */
function requestOf(message: IncomingMessage, url: URL, body: Bytes): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const method = message.method ?? 'GET'
  const mayCarry = method !== 'GET' && method !== 'HEAD'
  return new Request(url, { method, headers, ...(mayCarry && body.length > 0 && { body }) })
}

async function contentOf(response: Response): Promise<Content> {
  const content = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), content }
}

export interface BackendOptions {
  readonly behindTls?: boolean | undefined
  /** For tests: the client's address. */
  readonly addressOf?: ((message: IncomingMessage) => string) | undefined
}

export function createBackend(sandbox: Sandbox, calls: CallOptions, options: BackendOptions): Backend {
  const { behindTls = false } = options
  const addressOf = options.addressOf ?? ((message) => clientAddress(message, behindTls))
  const call = createCalls(sandbox.provider, calls)
  return {
    async answer(message, url) {
      const isCall = /^\/(?:v1|gateway)(?:\/|$)/.test(url.pathname)
      if (!isCall) return calls.scenariosFor && scenarioPage(url.pathname, message, behindTls)
      const { method = 'GET' } = message
      if (UNSUPPORTED.includes(method)) return refusal(405, 'This method is not known here.')
      const body = await bodyOf(message, MAX_BODY_BYTES)
      if (body === 'too large') return json(TOO_LARGE)
      if (url.pathname.startsWith('/v1')) {
        const headers = headersOf(message, addressOf(message))
        return call({ method, url, headers, body: () => Promise.resolve(Buffer.from(body).toString()) })
      }
      const response = await sandbox.gateway.fetch(requestOf(message, url, body))
      return response ? contentOf(response) : refusal(404, 'There is no such call.')
    },
  }
}
