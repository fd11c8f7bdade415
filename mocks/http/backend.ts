import type { IncomingMessage } from 'node:http'
import type { Backend } from '../../storefront/server/handler.ts'
import { bodyOf, clientAddress, contentOf, headersOf, refusal, type Bytes } from '../../storefront/server/http.ts'
import { ADDRESS_HEADER } from '../provider/caller.ts'
import type { Sandbox } from '../sandbox.ts'
import { refusalWithStatus } from '../provider/reply.ts'
import { createCalls, json, type CallOptions } from './calls.ts'
import { scenarioPage } from './scenario-page.ts'

const MAX_BODY_BYTES = 256 * 1024
/** `Request` rejects these methods. */
const UNSUPPORTED = ['TRACE', 'TRACK', 'CONNECT']

function requestOf(message: IncomingMessage, url: URL, body: Bytes): Request {
  const method = message.method ?? 'GET'
  const mayCarry = method !== 'GET' && method !== 'HEAD'
  return new Request(url, { method, headers: headersOf(message), ...(mayCarry && body.length > 0 && { body }) })
}

export interface BackendOptions {
  readonly behindTls?: boolean | undefined
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
      if (body === 'too large') return json(refusalWithStatus(413, 'This request is too large.'))
      if (url.pathname.startsWith('/v1')) {
        const headers = headersOf(message)
        // Overwrites a header from the client.
        headers.set(ADDRESS_HEADER, addressOf(message))
        return call({ method, url, headers, body: Buffer.from(body).toString() })
      }
      const response = await sandbox.gateway.fetch(requestOf(message, url, body))
      return response ? contentOf(response) : refusal(404, 'There is no such call.')
    },
  }
}
