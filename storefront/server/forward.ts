/**
 * Forwards a v1 call to the provider (`--proxy`), so that pages need no preflight and no key. Only known calls from our
 * own pages are forwarded, with an allowlist of headers. It uses only web standards, because Cloudflare's worker has no
 * Node.
 */
import { isSessionId, SESSION_COOKIE } from '../api/contract/codes.ts'
import { ownCookieOf } from './cookies.ts'
import { isForeign } from './isForeign.ts'

export interface ForwardOptions {
  /** `https://api.example.com/shop/` */
  readonly api: string
  readonly apiKey: string
  readonly apiKeyHeader: string
  /** Allowed calls: method by name. */
  readonly calls: Readonly<Record<string, string>>
  /** Milliseconds for a whole answer. Must be shorter than the client's own timeout. */
  readonly timeout?: number | undefined
  readonly onFault: (fault: unknown) => void
}

export interface AskedCall {
  readonly method: string
  readonly headers: Headers
  /** The path after `/v1/`. */
  readonly name: string
  /** Empty, or starts with a question mark. */
  readonly search: string
  readonly address: string
  /** The host in the page's URL. */
  readonly host: string
  readonly protocol: 'http' | 'https'
  /** @param longest in bytes. */
  readonly body: (longest: number) => Promise<Uint8Array<ArrayBuffer> | 'too large'>
}

const TIMEOUT_MS = 15_000
const MAX_BODY_BYTES = 256 * 1024
const FORWARDED_HEADERS = ['accept', 'accept-language', 'authtoken', 'content-type', 'user-agent']

export const NO_ANSWER = 'The booking system does not answer. Please try again in a moment.'
const TOO_LATE = 'The booking system takes too long. Please try again in a moment.'

function refusal(status: number, Msg: string, headers: Record<string, string> = {}): Response {
  return Response.json({ response: { n: 0, Msg } }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

function headersFor(call: AskedCall, { apiKey, apiKeyHeader }: ForwardOptions): Headers {
  const headers = new Headers()
  for (const name of FORWARDED_HEADERS) {
    const value = call.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  // The provider tells browsers apart by this cookie, because all calls come from this server's address.
  const id = ownCookieOf(call.headers.get('cookie'), SESSION_COOKIE)
  if (isSessionId(id)) headers.set('cookie', `${SESSION_COOKIE}=${id}`)
  if (apiKey !== '') headers.set(apiKeyHeader, apiKey)
  headers.set('x-forwarded-for', call.address)
  headers.set('x-forwarded-host', call.host)
  headers.set('x-forwarded-proto', call.protocol)
  return headers
}

/** Reads the whole answer first, so that an interrupted one becomes an error message. `fetch` has decompressed it. */
async function answerOf(response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  const wait = response.headers.get('retry-after')
  return new Response(await response.arrayBuffer(), {
    status: response.status,
    headers: {
      // No answer of the provider may be rendered as a page of ours.
      'content-type': /^application\/json\b/i.test(type) ? type : 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      ...(wait !== null && { 'retry-after': wait }),
    },
  })
}

/** Never rejects. */
export async function forward(call: AskedCall, options: ForwardOptions): Promise<Response> {
  const { api, calls, timeout = TIMEOUT_MS, onFault } = options
  const { name, method, search } = call
  if (!Object.hasOwn(calls, name)) return refusal(404, 'There is no such call.')
  const allow = calls[name] ?? ''
  if (method !== allow) return refusal(405, `${name} is a ${allow} call.`, { allow })
  // Pages of other sites must not be able to call with our key.
  if (isForeign(call.headers, call.host)) return refusal(403, 'This call did not come from our own page.')
  const body = await call.body(MAX_BODY_BYTES)
  if (body === 'too large') return refusal(413, 'This request is too large.')
  if (method !== 'POST' && body.length > 0) return refusal(400, `${name} takes no body.`)
  try {
    const response = await fetch(`${api}v1/${name}${search}`, {
      method,
      headers: headersFor(call, options),
      ...(method === 'POST' && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    if (response.status >= 300 && response.status < 400)
      throw new Error(`${api} redirects its calls: --api has to name where they end.`)
    return await answerOf(response)
  } catch (problem) {
    onFault(problem)
    return problem instanceof DOMException && problem.name === 'TimeoutError'
      ? refusal(504, TOO_LATE)
      : refusal(502, NO_ANSWER)
  }
}
