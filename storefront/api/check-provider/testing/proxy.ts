/** A proxy in front of the embedded provider, which allows other origins and plants one fault. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMONSTRATION } from '../../../../mocks/payloads/demonstration.ts'
import type { Catalogue } from '../../../../mocks/payloads/demonstration.ts'
import { codeIn, NOW } from '../../../../mocks/testing/provider.ts'
import { CUSTOMER } from '../../../../mocks/provider/seed.ts'
import { createServer } from '../../../../mocks/server.ts'
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

const dist = mkdtempSync(join(tmpdir(), 'no-storefront-'))
export const removeFolder = (): void => rmSync(dist, { recursive: true })

const needsWrites = (fault: Partial<Fault>): boolean =>
  fault.writes === true || ROWS.some(({ id, writes }) => id === fault.row && writes)

/** Each run gets its own provider, because runs leave data behind. */
export async function checkWith(fault: Partial<Fault> = {}, withWrites = needsWrites(fault)): Promise<Report> {
  const server = await createServer({
    port: 0,
    host: '127.0.0.1',
    dist,
    db: ':memory:',
    sandbox: { now: () => NOW, data },
  })
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
    const response = await fetch(url, init)
    const headers = new Headers(response.headers)
    for (const [header, value] of Object.entries(ALLOWED)) headers.set(header, value)
    const passing: Passing = {
      name,
      request,
      sent: new Headers(init.headers),
      status: response.status,
      headers,
      text: await response.text(),
      took: USUAL_MS,
    }
    fault.change?.(passing)
    clock += passing.took
    return new Response(passing.text, { status: passing.status, headers: passing.headers })
  }

  try {
    return await checkProvider({
      api: `${server.address}/`,
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
  } finally {
    await server.close()
  }
}
