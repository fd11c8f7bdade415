/** Wraps redaxios. Every call ends in an answer that fits the contract, or in an ApiError. */
import redaxios from 'redaxios'
import * as v from 'valibot'
import { reportProblem } from '../problem.ts'
import { settings } from '../settings.ts'
import { isRecord } from '../text/json.ts'
import { parse, type AnswerOf, type Call } from './contract/wire.ts'
import { provesItself, readEnvelope, readExtras } from './envelope.ts'
import { ApiError, type Failure } from './error.ts'
import { authToken, cookie } from './identity.ts'

export interface SendOptions {
  signal?: AbortSignal
  /** The request outlives the page, for payment confirmations. */
  keepalive?: boolean
  /** Receives the raw answer if it fits the contract. */
  onBody?: (body: unknown) => void
}

const XSRF_COOKIE = 'XSRF-TOKEN'
/** Our server uses this prefix behind TLS, so that no sibling subdomain can set the cookie. */
const XSRF_HOST_COOKIE = `__Host-${XSRF_COOKIE}`
const XSRF_HEADER = 'X-XSRF-TOKEN'
const TIMEOUT_MS = 20_000
const WHOLE = 'the whole answer'

/** Calls that fail because the visitor leaves the page are not outages. */
let isLeaving = false
if (typeof window !== 'undefined') {
  // Firefox aborts calls before `pagehide`. The flag is reset, because a download does not leave the page.
  for (const event of ['beforeunload', 'pagehide'])
    addEventListener(event, () => {
      isLeaving = true
      setTimeout(() => {
        isLeaving = false
      }, 1000)
    })
}

function headersFor(call: Call, relative: boolean): Record<string, string> {
  const { apiKey, apiKeyHeader } = settings()
  const token = authToken()
  const xsrf = call.method !== 'GET' && relative ? cookie(XSRF_HOST_COOKIE) || cookie(XSRF_COOKIE) : ''
  return {
    [apiKeyHeader]: apiKey,
    'Content-Type': 'application/json',
    ...(token && { authToken: token }),
    ...(xsrf && { [XSRF_HEADER]: xsrf }),
  }
}

function query(request: object): string {
  const pairs = Object.entries(request).map(([name, value]): [string, string] => [name, String(value ?? '')])
  return pairs.length ? `?${new URLSearchParams(pairs)}` : ''
}

/** Replaces `AbortSignal.any`, which needs Chrome 116, Firefox 124 or Safari 17.4. `release` removes the listeners. */
function anyOf(signals: readonly AbortSignal[]): { signal: AbortSignal; release: () => void } {
  const joined = new AbortController()
  const listening = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) joined.abort(signal.reason)
    signal.addEventListener('abort', () => joined.abort(signal.reason), { signal: listening.signal })
  }
  return { signal: joined.signal, release: () => listening.abort() }
}

/** Becomes a plain `status` error if the answer has no message. */
function tooMany(call: Call, body: unknown, wait: { retryAfter?: string }): ApiError {
  const { n, msg } = readEnvelope(body, call.envelope)
  const isRefusal = n !== undefined && !call.accepts.includes(n) && msg !== ''
  return new ApiError(
    call.name,
    isRefusal ? { type: 'tooMany', msg, ...wait } : { type: 'status', status: 429, ...wait },
  )
}

async function exchange(call: Call, request: object, options: SendOptions): Promise<string> {
  const { apiBase } = settings()
  const relative = !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(apiBase)
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const { signal, release } = anyOf(options.signal ? [options.signal, timeout] : [timeout])
  const failed = (): ApiError => {
    if (isLeaving || options.signal?.aborted) return new ApiError(call.name, { type: 'aborted' })
    if (timeout.aborted) return new ApiError(call.name, { type: 'unreachable', reason: 'timeout' })
    // Warns the site's owner once per page, because a module runs only once.
    if (!relative && navigator.onLine) import('./noAnswer.ts').catch(() => undefined)
    return new ApiError(call.name, { type: 'unreachable', reason: 'offline' })
  }
  try {
    const answer = await redaxios.request<unknown>(
      `${apiBase}v1/${call.name}${call.method === 'GET' ? query(request) : ''}`,
      {
        method: call.method,
        headers: headersFor(call, relative),
        ...(call.method === 'POST' && { data: request }),
        // URLs contain codes and user ids, which must not be cached.
        fetch: (address: RequestInfo | URL, init?: RequestInit) =>
          fetch(address, { ...init, signal, keepalive: options.keepalive ?? false, cache: 'no-store' }),
        validateStatus: () => true,
      },
    )
    if (signal.aborted) throw failed()
    const { status } = answer
    const retryAfter = answer.headers.get('Retry-After')
    const wait = retryAfter === null ? {} : { retryAfter }
    if (status === 429) throw tooMany(call, answer.data, wait)
    if (status !== 200) throw new ApiError(call.name, { type: 'status', status, ...wait })
    // redaxios hides that the body was interrupted.
    if (answer.data === undefined) throw failed()
    return answer.data as string
  } catch (error) {
    throw error instanceof ApiError ? error : failed()
  } finally {
    release()
  }
}

function read<C extends Call>(call: C, body: unknown, options: SendOptions): AnswerOf<C> {
  // redaxios leaves invalid JSON as text, so a string is HTML or truncated JSON.
  if (!isRecord(body)) throw new ApiError(call.name, { type: 'shape', path: WHOLE })
  const { n, msg } = readEnvelope(body, call.envelope)
  if (n === undefined && !provesItself(call, body)) throw new ApiError(call.name, { type: 'shape', path: 'n' })
  const outcome = n ?? 1
  if (!call.accepts.includes(outcome))
    throw new ApiError(call.name, { type: 'refused', n: outcome, msg, ...readExtras(body) })
  const { output, error, drifts } = parse(v.object(call.fields), body)
  if (error) throw new ApiError(call.name, { type: 'shape', path: error })
  if (call.isThere?.(body) === false) throw new ApiError(call.name, { type: 'shape', path: WHOLE })
  for (const where of drifts) reportProblem({ kind: 'drift', call: call.name, ...where })
  options.onBody?.(body)
  return { n: outcome, Msg: msg, ...output } as AnswerOf<C>
}

/**
 * Sends one v1 call.
 * @returns the parsed answer: `n`, `Msg` and the call's fields, money in paise.
 * @throws only ApiError.
 */
export async function send<C extends Call>(
  call: C,
  request: NonNullable<C['request']>,
  options: SendOptions = {},
): Promise<AnswerOf<C>> {
  let failure: Failure = { type: 'unreachable', reason: 'offline' }
  try {
    const body: unknown = await exchange(call, request, options)
    failure = { type: 'shape', path: WHOLE }
    return read(call, body, options)
  } catch (error) {
    const problem = error instanceof ApiError ? error : new ApiError(call.name, failure)
    // Refusals are not faults, and may quote what the visitor typed.
    if (!/refused|aborted/.test(problem.failure.type)) reportProblem({ kind: 'call', what: problem.message })
    throw problem
  }
}
