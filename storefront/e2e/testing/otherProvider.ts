/** Another provider: a proxy on its own origin, which changes the embedded provider's answers. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Passing } from '../../api/check-provider/testing/proxy.ts'
import type { CallName } from '../../api/contract/calls.ts'

export type { Passing }

export interface Asked {
  method: string
  call: string
}

export interface OtherProvider {
  readonly api: string
  /** Every request, oldest first. */
  readonly asked: Asked[]
  backend: string
  /** Changes each response, which is delayed by `took` milliseconds. */
  change: ((passing: Passing) => void) | undefined
  /** The origin of its pictures. If empty, they have the shop's own addresses. */
  pictures: string
  /** Whether CORS allows other origins. */
  allows: boolean
  stop(): void
}

const ALLOWED = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'x-api-key, authToken, Content-Type',
  'access-control-expose-headers': 'Retry-After',
}
const SENT = ['x-api-key', 'authtoken', 'content-type'] as const

/** A build for another provider has no demonstration pictures, and pages load pictures only over TLS. */
export const PICTURES = 'https://pictures.example'

export const servePictures = (page: Page, dist: string): Promise<unknown> =>
  page.route(`${PICTURES}/art/**`, (route) =>
    route.fulfill({ path: join(dist, new URL(route.request().url()).pathname) }),
  )

function requestOf(url: string, body: Buffer): Passing['request'] {
  if (body.length > 0) return JSON.parse(body.toString()) as Passing['request']
  return Object.fromEntries(new URL(url, 'http://provider.invalid').searchParams)
}

async function handle(otherProvider: OtherProvider, message: IncomingMessage, target: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = message
  const name = /\/v1\/(\w+)/.exec(url)?.[1] ?? ''
  if (name) otherProvider.asked.push({ method, call: name })
  const allowed = otherProvider.allows ? ALLOWED : {}
  const body = await buffer(message)
  if (method === 'OPTIONS') return void target.writeHead(204, allowed).end()
  const sent = new Headers(SENT.flatMap((header) => [[header, message.headers[header]?.toString() ?? '']] as const))
  const answer = await fetch(otherProvider.backend + url, {
    method,
    headers: sent,
    ...(method === 'POST' && { body: new Uint8Array(body) }),
  })
  const headers = new Headers({ ...allowed, 'content-type': answer.headers.get('content-type') ?? '' })
  if (!name) {
    const whole = Buffer.from(await answer.arrayBuffer())
    return void target.writeHead(answer.status, Object.fromEntries(headers)).end(whole)
  }
  const passing: Passing = {
    name: name as CallName,
    request: requestOf(url, body),
    sent,
    status: answer.status,
    headers,
    text: await answer.text(),
    took: 0,
  }
  otherProvider.change?.(passing)
  passing.text = passing.text.replaceAll('"/art/', `"${otherProvider.pictures}/art/`)
  if (passing.took > 0) await wait(passing.took)
  target.writeHead(passing.status, Object.fromEntries(passing.headers)).end(passing.text)
}

export async function startOtherProvider(backend: string): Promise<OtherProvider> {
  const server = createServer((message, target) => {
    void handle(otherProvider, message, target).catch(() => target.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const otherProvider: OtherProvider = {
    api: `http://127.0.0.1:${port}/`,
    asked: [],
    backend,
    change: undefined,
    pictures: '',
    allows: true,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
  return otherProvider
}
