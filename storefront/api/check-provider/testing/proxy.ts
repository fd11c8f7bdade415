/** A proxy in front of the embedded provider, which allows other origins and plants one fault. */
import { createCalls } from '../../../../mocks/http/calls.ts'
import { DEMONSTRATION, type Catalogue } from '../../../../mocks/payloads/demonstration.ts'
import { CUSTOMER } from '../../../../mocks/provider/seed.ts'
import { createMemoryStorage } from '../../../../mocks/provider/storage.ts'
import { createSandbox } from '../../../../mocks/sandbox.ts'
import { codeIn, countingRandom, NOW } from '../../../../mocks/testing/provider.ts'
import type { CallName } from '../../contract/calls.ts'
import { checkProvider, type Report } from '../check.ts'
import { ROWS } from '../rows/rows.ts'

export type Fields = Record<string, unknown>

export interface Passing {
  readonly name: CallName
  /** Query of a GET, JSON of a POST. */
  readonly request: Fields
  readonly sent: Headers
  status: number
  headers: Headers
  text: string
  /** Milliseconds of the check's clock. */
  took: number
}

export interface Fault {
  /** `the id of a package is missing` */
  readonly title: string
  readonly row: string
  /** The call or path that the finding must name. */
  readonly at: string
  /** Only for rows that may be checked without `--write`, too. */
  readonly writes?: true
  readonly silence?: (passing: Pick<Passing, 'name' | 'request'>) => 'timeout' | 'closed' | undefined
  readonly change?: (passing: Passing) => void
  /** Changes the one-time code that the person at the terminal enters. */
  readonly code?: (code: string) => string
  readonly preflight?: (headers: Headers) => number | undefined
}

const API = 'http://provider.example/'
const ORIGIN = 'https://shop.example'
const ALLOWED = {
  'Access-Control-Allow-Origin': ORIGIN,
  'Access-Control-Allow-Headers': 'x-api-key, content-type, authToken',
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Max-Age': '86400',
}
const NEW_MOBILE = '9000000001'
const USUAL_MS = 20

function requestOf(url: URL, init: RequestInit): Fields {
  if (typeof init.body !== 'string') return Object.fromEntries(url.searchParams)
  return JSON.parse(init.body) as Fields
}

/** Covers every row with few links, because the tests run it sixty times. */
const data: Catalogue = {
  ...DEMONSTRATION,
  packageCategories: DEMONSTRATION.packageCategories.slice(0, 2),
  events: DEMONSTRATION.events.slice(0, 2),
  sets: DEMONSTRATION.sets.slice(0, 2),
  professionalCategories: DEMONSTRATION.professionalCategories.slice(0, 2),
}

const needsWrites = (fault: Partial<Fault>): boolean =>
  fault.writes === true || ROWS.some(({ id, writes }) => id === fault.row && writes)

/**
 * Each run gets its own provider, because runs leave data behind. It is called without a network, which saves most of
 * the time.
 */
export function checkWith(fault: Partial<Fault> = {}, withWrites = needsWrites(fault)): Promise<Report> {
  const parts = { storage: createMemoryStorage(), data, assets: () => Promise.resolve('') }
  const sandbox = createSandbox({ ...parts, now: () => NOW, random: countingRandom() })
  const call = createCalls(sandbox.provider)
  let clock = 0

  const proxied: typeof fetch = async (address, init = {}) => {
    const url = new URL(address as string)
    if (init.method === 'OPTIONS') {
      const headers = new Headers(ALLOWED)
      const status = fault.preflight?.(headers) ?? 204
      return new Response(null, { status, headers })
    }
    const name = url.pathname.split('/').at(-1) as CallName
    const request = requestOf(url, init)
    const silence = fault.silence?.({ name, request })
    if (silence) throw new DOMException('No answer', silence === 'timeout' ? 'TimeoutError' : 'NetworkError')
    const sent = new Headers(init.headers)
    const { method = 'GET', body } = init
    const answer = await call({ method, url, headers: sent, body: typeof body === 'string' ? body : '' })
    if (answer === 'disconnect') throw new TypeError('fetch failed')
    const headers = new Headers(answer.headers)
    for (const [header, value] of Object.entries(ALLOWED)) headers.set(header, value)
    const passing: Passing = {
      name,
      request,
      sent,
      status: answer.status,
      headers,
      text: answer.content,
      took: USUAL_MS,
    }
    fault.change?.(passing)
    clock += passing.took
    return new Response(passing.text, { status: passing.status, headers: passing.headers })
  }

  return checkProvider({
    api: API,
    apiKey: 'demo-key',
    apiKeyHeader: 'x-api-key',
    origin: ORIGIN,
    timeout: 20_000,
    codeLength: 5,
    fetch: proxied,
    clock: () => clock,
    now: NOW,
    ...(withWrites && {
      writer: {
        mobile: CUSTOMER.Mobile,
        newMobile: NEW_MOBILE,
        newEmail: 'meera.new@example.com',
        askCode: (said: string) => Promise.resolve((fault.code ?? String)(codeIn(said))),
      },
    }),
  })
}
