/** HTTP rules of `/v1/`: methods, sizes, JSON, and the active scenario. Independent of MSW and Node's http. */
import { CALLS, type CallName } from '../../storefront/api/contract/calls.ts'
import type { Effect } from '../effects.ts'
import { ownCookieOf } from '../../storefront/server/cookies.ts'
import type { ReadHeaders } from '../provider/caller.ts'
import { isCallName, type ApiKey, type Provider } from '../provider/provider.ts'
import { refusalOf, refusalWithStatus, replyTo, type Reply } from '../provider/reply.ts'
import { effectOn, scenarioOf, type ScenarioId } from '../scenarios.ts'
import type { Quota } from './quota.ts'

const SCENARIO_HEADER = 'Scenario'
export const SCENARIO_COOKIE = 'Scenario'

export interface CallOptions {
  readonly scenario?: ScenarioId
  /** Requests with this key may choose a scenario by header or cookie. */
  readonly scenariosFor?: ApiKey
  /** No limit unless given. */
  readonly quota?: Quota
}

export interface CallRequest {
  readonly method: string
  readonly url: URL
  readonly headers: ReadHeaders
  readonly body: string
}

export interface CallResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly content: string
}

export function json({ status, body }: Reply, headers: Record<string, string> = {}): CallResponse {
  const always = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  return { status, headers: { ...always, ...headers }, content: JSON.stringify(body) }
}

/** Has an envelope for clients that ignore the status. */
function tooManyRequests(name: CallName, wait: number): CallResponse {
  const seconds = Math.ceil(wait / 1000)
  const minutes = Math.ceil(seconds / 60)
  const { body } = refusalOf(
    name,
    `Too much was sent from your connection. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  )
  return json({ status: 429, body: { ...body, RetryAfter: seconds } }, { 'Retry-After': String(seconds) })
}

const PROXY_PAGE = '<!doctype html><title>Proxy</title><p>Please log in to the network.</p>'

function calledName({ pathname }: URL): string | undefined {
  return /\/v1\/([^/]+)$/.exec(pathname)?.[1]
}

type Read = { readonly fields: unknown; readonly text: string } | { readonly refusal: Reply }

function read({ method, url, body }: CallRequest, name: CallName): Read {
  if (method === 'GET') return { fields: Object.fromEntries(url.searchParams), text: url.search }
  try {
    return { fields: body === '' ? {} : JSON.parse(body), text: body }
  } catch {
    return { refusal: refusalOf(name, 'The request is not valid JSON.') }
  }
}

async function hashOf(text: string): Promise<string> {
  return String(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** @returns `disconnect` to close the connection without an answer. */
export function createCalls(provider: Provider, options: CallOptions = {}) {
  const lost = new Set<string>()

  function isLostAlready(hash: string): boolean {
    if (lost.has(hash)) return true
    lost.add(hash)
    return false
  }

  function scenarioFor(headers: ReadHeaders) {
    if (options.scenario) return scenarioOf(options.scenario)
    const { scenariosFor: key } = options
    if (!key || headers.get(key.header) !== key.value) return undefined
    return scenarioOf(headers.get(SCENARIO_HEADER) ?? ownCookieOf(headers.get('cookie'), SCENARIO_COOKIE))
  }

  async function applyEffect(
    name: CallName,
    effect: Effect | undefined,
    ask: () => Promise<Reply>,
    text: string,
  ): Promise<CallResponse | 'disconnect'> {
    switch (effect?.type) {
      case undefined:
        return json(await ask())
      case 'answer':
        return json(replyTo(name, { n: effect.n, Msg: effect.Msg, fields: effect.fields ?? {} }))
      case 'status':
        return json(refusalWithStatus(effect.status, 'This is the scenario you asked for.'))
      case 'htmlPage':
        return { status: 200, headers: { 'Content-Type': 'text/html' }, content: PROXY_PAGE }
      case 'disconnect':
        return 'disconnect'
      case 'delay':
        await pause(effect.milliseconds)
        return json(await ask())
      case 'transform': {
        const reply = await ask()
        return json({ ...reply, body: { ...effect.change(reply.body) } })
      }
      case 'loseFirst': {
        const reply = await ask()
        return json(isLostAlready(await hashOf(name + text)) ? reply : refusalWithStatus(500, 'This answer was lost.'))
      }
      default:
        return effect satisfies never
    }
  }

  return async function answer(request: CallRequest): Promise<CallResponse | 'disconnect'> {
    const name = calledName(request.url)
    if (name === undefined || !isCallName(name)) return json(refusalWithStatus(404, 'There is no such call.'))
    const { method } = CALLS[name]
    if (request.method !== method)
      return json(refusalWithStatus(405, `${name} is a ${method} call.`), { Allow: method })
    const found = read(request, name)
    if ('refusal' in found) return json(found.refusal)
    const wait = options.quota?.(name, found.fields, request.headers) ?? 0
    if (wait > 0) return tooManyRequests(name, wait)
    const effect = effectOn(name, scenarioFor(request.headers))
    return applyEffect(name, effect, () => provider.answer(name, found.fields, request.headers), found.text)
  }
}
