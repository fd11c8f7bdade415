/** Serves the report on this machine, where its buttons accept and reject. */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'
import { acceptRun, noteSeen, rejectInRun } from './decide.ts'
import { readRun } from './lastRun.ts'
import { writeReport } from './report.ts'

interface Decision {
  readonly verdict: 'accept' | 'reject' | 'seen'
  readonly paths: readonly string[]
  readonly note?: string
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.png': 'image/png' }

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** Another site's page may send requests to this address, but it cannot send them from here. */
const isOwn = ({ headers }: IncomingMessage) =>
  headers.host !== undefined &&
  /^(?:127\.0\.0\.1|localhost):\d+$/.test(headers.host) &&
  headers.origin === `http://${headers.host}`

async function decide(folder: string, { verdict, paths, note = '' }: Decision): Promise<unknown> {
  if (verdict === 'seen') noteSeen(folder, paths)
  else if (verdict === 'reject') rejectInRun(folder, paths, note)
  const accepted = verdict === 'accept' ? await acceptRun(folder, paths) : undefined
  if (accepted)
    console.log(`Accepted ${accepted.paths.length}, ${accepted.unseen} of them not looked at${note && `: ${note}`}.`)
  if (verdict === 'reject') console.log(`Rejected ${paths.length}: ${note || 'no reason given'}.`)
  if (verdict !== 'seen') writeReport(folder, readRun(folder))
  return accepted ?? {}
}

/** @param port any free one by default. */
export async function serveReport(folder: string, port = 0): Promise<{ address: string; close: () => Promise<void> }> {
  // One after the other: each reads and writes the list of the run.
  let last: Promise<unknown> = Promise.resolve()
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      if (request.method === 'POST' && request.url === '/decide') {
        if (!isOwn(request)) return void response.writeHead(403).end()
        const decision = JSON.parse(await bodyOf(request)) as Decision
        const decided = last.then(() => decide(folder, decision))
        last = decided.catch(() => {})
        const answered = JSON.stringify(await decided)
        return void response.writeHead(200, { 'content-type': 'application/json' }).end(answered)
      }
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
      const file = join(folder, normalize(path === '/' ? '/index.html' : path))
      if (!file.startsWith(folder + sep)) return void response.writeHead(404).end()
      const body = await readFile(file)
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/json',
        'cache-control': 'no-store',
      })
      response.end(body)
    }
    answer().catch((problem: unknown) => {
      const isMissing = (problem as { code?: string }).code === 'ENOENT'
      response.writeHead(isMissing ? 404 : 500).end(problem instanceof Error ? problem.message : '')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
