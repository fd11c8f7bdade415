/**
 * The one set of MSW handlers over a provider: for stories, for Vitest and, through `getResponse`, over HTTP.
 * They know HTTP (methods, sizes, JSON); the provider knows the calls.
 */
import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import { CALLS, type CallName } from '../storefront/api/contract/calls.ts'
import type { Effect } from './effects.ts'
import { cookieOf } from './provider/cookies.ts'
import { isCallName, type Provider } from './provider/provider.ts'
import { refusalOf, refusalWithStatus, replyTo, type Reply } from './provider/reply.ts'
import { effectOn, scenarioOf, type ScenarioId } from './scenarios.ts'

export const SCENARIO_HEADER = 'Scenario'
export const SCENARIO_COOKIE = 'Scenario'
/** Longest body of a request, in bytes. */
export const LONGEST_BODY = 256 * 1024

export interface HandlerOptions {
  /** The situation all requests meet. */
  readonly scenario?: ScenarioId
  /** Lets a request name its own situation, by header or cookie. */
  readonly scenarioByRequest?: boolean
  /** Milliseconds before every answer; 0 unless told. */
  readonly latency?: number
  /** Answers what lies under `/gateway/`, where no server does. */
  readonly gateway?: { fetch(request: Request): Promise<Response | undefined> }
}

export function json({ status, body }: Reply, headers: Record<string, string> = {}): Response {
  return HttpResponse.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

export const TOO_LARGE = refusalWithStatus(413, 'This request is too large.')

/** The path after `/v1/`; undefined when it is no single segment. */
function calledName(address: string): string | undefined {
  return /\/v1\/([^/]+)$/.exec(new URL(address).pathname)?.[1]
}

type Read = { readonly asked: unknown; readonly text: string } | { readonly refusal: Reply }

async function read(request: Request, name: CallName): Promise<Read> {
  if (request.method === 'GET') {
    const { search, searchParams } = new URL(request.url)
    return { asked: Object.fromEntries(searchParams), text: search }
  }
  if (Number(request.headers.get('content-length')) > LONGEST_BODY) return { refusal: TOO_LARGE }
  const text = await request.text()
  if (new TextEncoder().encode(text).length > LONGEST_BODY) return { refusal: TOO_LARGE }
  try {
    return { asked: text === '' ? {} : JSON.parse(text), text }
  } catch {
    return { refusal: refusalOf(name, 'The request is not valid JSON.') }
  }
}

export function createHandlers(provider: Provider, options: HandlerOptions = {}): RequestHandler[] {
  /** The requests whose first answer was lost already. */
  const lost = new Set<string>()

  function scenarioFor(headers: Headers) {
    if (options.scenario) return scenarioOf(options.scenario)
    if (!options.scenarioByRequest) return undefined
    return scenarioOf(headers.get(SCENARIO_HEADER) ?? cookieOf(headers.get('cookie'), SCENARIO_COOKIE))
  }

  async function affected(name: CallName, effect: Effect | undefined, ask: () => Promise<Reply>, key: string) {
    switch (effect?.is) {
      case undefined:
        return json(await ask())
      case 'said':
        return json(replyTo(name, { n: effect.n, Msg: effect.Msg, fields: effect.fields ?? {} }))
      case 'status':
        return json(refusalWithStatus(effect.status, 'This is the scenario you asked for.'))
      case 'page':
        return HttpResponse.html('<!doctype html><title>Proxy</title><p>Please log in to the network.</p>')
      case 'cut':
        return HttpResponse.error()
      case 'late':
        await delay(effect.milliseconds)
        return json(await ask())
      case 'changed': {
        const reply = await ask()
        return json({ ...reply, body: { ...effect.change(reply.body) } })
      }
      case 'lost once': {
        const reply = await ask()
        if (lost.has(key)) return json(reply)
        lost.add(key)
        return json(refusalWithStatus(500, 'This answer was lost.'))
      }
      default:
        return effect satisfies never
    }
  }

  const calls = http.all('*/v1/*', async ({ request, cookies }) => {
    const name = calledName(request.url)
    if (name === undefined || !isCallName(name)) return json(refusalWithStatus(404, 'There is no such call.'))
    const { method } = CALLS[name]
    if (request.method !== method) {
      return json(refusalWithStatus(405, `${name} is a ${method} call.`), { Allow: method })
    }
    // A page cannot send a Cookie header of its own: MSW tells the cookies apart.
    const headers = new Headers(request.headers)
    const pairs = Object.entries(cookies).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    if (!headers.has('cookie') && pairs.length > 0) headers.set('cookie', pairs.join('; '))
    if (options.latency) await delay(options.latency)
    const found = await read(request, name)
    if ('refusal' in found) return json(found.refusal)
    const effect = effectOn(name, scenarioFor(headers))
    return affected(name, effect, () => provider.answer(name, found.asked, headers), name + found.text)
  })

  const { gateway } = options
  if (!gateway) return [calls]
  const answered = async (request: Request) => (await gateway.fetch(request)) ?? HttpResponse.error()
  return [calls, http.all('*/gateway/*', ({ request }) => answered(request))]
}
