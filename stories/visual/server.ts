import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { text } from 'node:stream/consumers'
import { TYPES } from '../../storefront/server/fileCache.ts'
import { placeholder } from './placeholder.ts'
import { acceptRun } from './report.ts'

interface Answer {
  readonly status?: number
  readonly type?: string
  readonly caching?: string
  readonly body: Buffer | string
}
interface Server {
  readonly address: string
  readonly close: () => Promise<void>
}

/** @param answer throws if there is no such file. A normalized path cannot leave the folder that it is joined to. */
async function serve(answer: (path: string, request: IncomingMessage) => Promise<Answer>): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    answer(path, request).then(
      ({ status = 200, type = 'text/plain', caching = 'no-store', body }) =>
        response.writeHead(status, { 'content-type': type, 'cache-control': caching }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function fileIn(folder: string, path: string): Promise<Answer> {
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
  return { type: TYPES[extname(file)] ?? 'application/octet-stream', body: await readFile(file) }
}

/** @param below the path under which it is published, such as `/design/system/`. */
export const serveStorybook = (folder: string, below = '/'): Promise<Server> =>
  serve(async (path) => {
    if (!path.startsWith(below)) throw new Error('It is not in this folder.')
    const inside = `/${path.slice(below.length)}`
    const file = { ...(await fileIn(folder, inside)), caching: 'max-age=3600' }
    return inside.startsWith('/art/')
      ? { ...file, type: 'image/svg+xml', body: await placeholder(inside, file.body as Buffer) }
      : file
  })

/** Rejects cross-site requests: pages of other sites can reach this address, too. */
const isOwn = ({ headers: { host = '', origin } }: IncomingMessage) =>
  /^(?:127\.0\.0\.1|localhost):\d+$/.test(host) && origin === `http://${host}`

export const serveReport = (folder: string, root?: string): Promise<Server> =>
  serve(async (path, request) => {
    if (request.method !== 'POST') return fileIn(folder, path)
    if (!isOwn(request)) return { status: 403, body: '' }
    try {
      const count = acceptRun(folder, JSON.parse(await text(request)) as string[], root)
      console.log(`Accepted ${count}.`)
      return { body: String(count) }
    } catch (problem) {
      return { status: 500, body: String(problem) }
    }
  })
