/**
 * Forwards the calls of v1 to the provider (`--proxy`): one origin, no preflight, no key in the page. Only known calls from
 * our own pages are forwarded, and only named headers pass.
 */
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { CALLS } from '../api/contract/calls.ts'
import { isSessionId, SESSION_COOKIE } from '../api/contract/codes.ts'
import { isForeign } from './allowedHosts.ts'
import { clientAddress } from './clientAddress.ts'
import type { Backend } from './handler.ts'
import { ownCookieOf } from './cookies.ts'
import { bodyOf, refusal, type Content } from './http.ts'

export interface ProxyOptions {
  readonly api: string
  readonly apiKey: string
  readonly apiKeyHeader: string
  readonly behindTls?: boolean | undefined
  /** Milliseconds without a byte from the provider; less than the client's own time-out. */
  readonly timeout?: number | undefined
  readonly onFault?: ((fault: unknown) => void) | undefined
}

const TIMEOUT_MS = 15_000
const MAX_BODY_BYTES = 256 * 1024
const MAX_CONNECTIONS = 256

/** Neither the visitor's `Host` nor anything about the connection; of the cookies only SessionId. */
const ASKED_HEADERS = ['accept', 'accept-encoding', 'accept-language', 'authtoken', 'content-type', 'user-agent']
const ANSWERED_HEADERS = ['content-encoding', 'content-length', 'retry-after']

export const NO_ANSWER = 'The booking system does not answer. Please try again in a moment.'
const TOO_LATE = 'The booking system takes too long. Please try again in a moment.'

class TooLate extends Error {
  override readonly name = 'TooLate'
}

function refused(message: IncomingMessage, name: string): Content | undefined {
  if (!Object.hasOwn(CALLS, name)) return refusal(404, 'There is no such call.')
  const { method } = CALLS[name as keyof typeof CALLS]
  if (message.method !== method) return refusal(405, `${name} is a ${method} call.`, { Allow: method })
  // With our key, another site's page must not be able to call.
  return isForeign(message) ? refusal(403, 'This call did not come from our own page.') : undefined
}

function picked(headers: IncomingMessage['headers'], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  )
}

/** Nothing of the provider is rendered as a page of ours. */
function answeredHeaders({ headers }: IncomingMessage): Record<string, string> {
  const type = headers['content-type'] ?? ''
  const isJson = /^application\/json\b/i.test(type)
  return {
    ...picked(headers, ANSWERED_HEADERS),
    'Content-Type': isJson ? type : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding',
  }
}

export function createProxy(options: ProxyOptions): Backend & { close: () => void } {
  const { behindTls = false, timeout = TIMEOUT_MS, apiKey, apiKeyHeader, onFault } = options
  const base = options.api.replace(/\/+$/, '')
  const isTls = base.startsWith('https:')
  const agent = new (isTls ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: MAX_CONNECTIONS })
  const request = isTls ? httpsRequest : httpRequest

  function headersFor(message: IncomingMessage, body: Uint8Array): Record<string, string> {
    const { headers } = message
    const id = ownCookieOf(headers.cookie ?? null, SESSION_COOKIE)
    return {
      ...picked(headers, ASKED_HEADERS),
      // One-time codes, limits and a guest's cart belong to a browser, and all browsers share the address of this server.
      ...(isSessionId(id) && { cookie: `${SESSION_COOKIE}=${id}` }),
      ...(apiKey !== '' && { [apiKeyHeader]: apiKey }),
      ...(message.method === 'POST' && { 'content-length': String(body.length) }),
      'x-forwarded-for': clientAddress(message, behindTls),
      'x-forwarded-host': headers.host ?? '',
      'x-forwarded-proto': behindTls ? 'https' : 'http',
    }
  }

  /** Rejects where no answer begins. */
  function ask(message: IncomingMessage, path: string, body: Uint8Array, gone: AbortSignal): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const { method = 'GET' } = message
      const asked = request(base + path, {
        agent,
        method,
        headers: headersFor(message, body),
        timeout,
        // What was posted may have been done: its answer is waited for.
        ...(method === 'GET' && { signal: gone }),
      })
      asked.on('timeout', () => asked.destroy(new TooLate()))
      asked.on('error', reject)
      asked.on('response', resolve)
      // Only a POST has a length that says where its body ends.
      asked.end(method === 'POST' ? body : undefined)
    })
  }

  function explained(problem: unknown): Content {
    onFault?.(problem)
    return problem instanceof TooLate ? refusal(504, TOO_LATE) : refusal(502, NO_ANSWER)
  }

  async function forward(message: IncomingMessage, path: string, body: Uint8Array, target: ServerResponse) {
    const gone = new AbortController()
    target.on('close', () => gone.abort())
    const answer = await ask(message, path, body, gone.signal).catch(explained)
    if ('content' in answer) return answer
    const { statusCode: status = 502 } = answer
    if (status >= 300 && status < 400) {
      answer.destroy()
      return explained(new Error(`${base} redirects its calls: --api has to name where they end.`))
    }
    target.writeHead(status, answeredHeaders(answer))
    // A visitor who left, or an answer that broke off: the connection is closed, and the client asks again.
    await pipeline(answer, target).catch(() => target.destroy())
    return 'sent'
  }

  return {
    async answer(message, { pathname, search }, target) {
      const path = /^\/v1(?:\/(.*))?$/.exec(pathname)
      if (!path) return undefined
      const refusing = refused(message, path[1] ?? '')
      if (refusing) return refusing
      const body = await bodyOf(message, MAX_BODY_BYTES)
      if (body === 'too large') return refusal(413, 'This request is too large.')
      // The provider would read it as the next request of a connection that others use.
      if (message.method !== 'POST' && body.length > 0) return refusal(400, `${path[1]} takes no body.`)
      return forward(message, `${pathname}${search}`, body, target)
    },
    close: () => agent.destroy(),
  }
}
