/** Sends calls like the shop. No answer makes it throw. */
import { CALLS, type CallName } from '../contract/calls.ts'
import type { Call } from '../contract/wire.ts'
import { provesItself, readEnvelope } from '../envelope.ts'

export type Body = Readonly<Record<string, unknown>>
/** The check expects `good` requests to succeed and `bad` ones to be refused; `open` ones may do either. */
export type Purpose = 'good' | 'bad' | 'open'

export interface Exchange {
  readonly name: CallName
  /** `GetSetViewDetails (setId old-well)` */
  readonly title: string
  readonly purpose: Purpose
  /** Whether the request carried an authToken. */
  readonly personal: boolean
  readonly milliseconds: number
  readonly bytes: number
  /** 0 without an answer. */
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly silence?: 'timeout' | 'closed'
  /** Node's message, such as `self-signed certificate`. */
  readonly cause?: string
  /** Undefined unless it is a JSON object. */
  readonly body?: Body
  readonly n?: number
  readonly msg: string
}

export interface Connection {
  /** Ends with a slash. */
  readonly api: string
  readonly apiKey: string
  readonly apiKeyHeader: string
  /** The shop's origin, such as `https://shop.example`. */
  readonly origin: string
  /** Milliseconds for one call. */
  readonly timeout: number
  readonly fetch: typeof fetch
  /** Milliseconds, to measure durations. */
  readonly clock: () => number
  readonly onCall?: (title: string, milliseconds: number) => void
}

export interface AskOptions {
  readonly purpose?: Purpose
  readonly authToken?: string
  readonly apiKey?: string
}

const NAMED = new Set(['SlugName', 'setId', 'Slug', 'GenderType', 'PageNumber', 'PackageDate', 'PackageTypeId'])

function titleOf(name: CallName, request: object): string {
  const said = Object.entries(request).flatMap(([field, value]) =>
    NAMED.has(field) && value !== '' ? [`${field} ${String(value)}`] : [],
  )
  return said.length === 0 ? name : `${name} (${said.join(', ')})`
}

function jsonObject(text: string): Body | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : undefined
  } catch {
    return undefined
  }
}

/** The message “fetch failed” does not say why; its cause does. */
function causeOf(problem: unknown): string | undefined {
  if (!(problem instanceof Error)) return undefined
  const { message } = problem.cause instanceof Error ? problem.cause : problem
  return message === '' || message === 'fetch failed' ? undefined : message
}

function silent(problem: unknown) {
  const isLate = problem instanceof Error && problem.name === 'TimeoutError'
  const cause = causeOf(problem)
  const silence: Exchange['silence'] = isLate ? 'timeout' : 'closed'
  return { status: 0, headers: new Headers(), text: '', silence, ...(cause !== undefined && { cause }) }
}

export function createExchanges(connection: Connection) {
  const { api, apiKeyHeader, origin, timeout, clock } = connection
  const all: Exchange[] = []

  function headersFor({ authToken, apiKey = connection.apiKey }: AskOptions): Record<string, string> {
    return {
      [apiKeyHeader]: apiKey,
      'Content-Type': 'application/json',
      ...(origin !== new URL(api).origin && { Origin: origin }),
      ...(authToken && { authToken }),
    }
  }

  async function exchange(call: Call, request: object, options: AskOptions) {
    const pairs = Object.entries(request).map(([field, value]): [string, string] => [field, String(value)])
    const query = call.method === 'GET' && pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
    const response = await connection.fetch(`${api}v1/${call.name}${query}`, {
      method: call.method,
      headers: headersFor(options),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      ...(call.method === 'POST' && { body: JSON.stringify(request) }),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  async function ask(name: CallName, request: object = {}, options: AskOptions = {}): Promise<Exchange> {
    const call: Call = CALLS[name]
    const title = titleOf(name, request)
    const started = clock()
    const answer = await exchange(call, request, options).catch(silent)
    const milliseconds = clock() - started
    connection.onCall?.(title, milliseconds)
    // Browsers strip a byte order mark, which is not valid JSON.
    const body = jsonObject(answer.text.replace(/^\uFEFF/, ''))
    const { n, msg } = readEnvelope(body, call.envelope)
    const found: Exchange = {
      name,
      title,
      purpose: options.purpose ?? 'good',
      personal: options.authToken !== undefined,
      milliseconds,
      bytes: new TextEncoder().encode(answer.text).length,
      ...answer,
      ...(body && { body }),
      ...(n !== undefined && { n }),
      msg,
    }
    all.push(found)
    return found
  }

  async function preflight(name: CallName, header: string): Promise<{ status: number; headers: Headers }> {
    const method = CALLS[name].method
    const asked = { Origin: origin, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': header }
    const started = clock()
    const answer = await connection
      .fetch(`${api}v1/${name}`, {
        method: 'OPTIONS',
        headers: asked,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      })
      .then(async (response) => {
        await response.arrayBuffer()
        return { status: response.status, headers: response.headers }
      })
      .catch(() => ({ status: 0, headers: new Headers() }))
    connection.onCall?.(`preflight of ${name}`, clock() - started)
    return answer
  }

  return { ask, preflight, all: all as readonly Exchange[] }
}

export type Exchanges = ReturnType<typeof createExchanges>

/** Whether the shop would go on to parse the answer. */
export function isAccepted({ name, body, n, status }: Exchange): boolean {
  if (status !== 200 || !body) return false
  const call: Call = CALLS[name]
  return n === undefined ? provesItself(call, body) : call.accepts.includes(n)
}
