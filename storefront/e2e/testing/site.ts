import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { TYPES } from '../../server/fileCache.ts'
import { createServer as createStorefront } from '../../server/server.ts'
import type { ServedShop } from './shop.ts'

const ROOT = join(import.meta.dirname, '../../..')

export interface Site extends ServedShop {
  stop(): Promise<void>
}

function siteAt(address: string, stop: Site['stop']): Site {
  return { address, url: (path) => address + path, stop }
}

export async function startProcess(options: readonly string[]): Promise<Site & { printed: string }> {
  const child = spawn(process.execPath, ['storefront/build/start.ts', '--port', '0', ...options], { cwd: ROOT })
  let printed = ''
  const isOpen = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += String(chunk)
      const address = /Open\s+(http:\/\/[\w.:]+)/.exec(printed)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(`npm start ended: ${printed}`)))
  })
  const address = await isOpen
  return {
    ...siteAt(address, async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    }),
    printed,
  }
}

function headersIn(dist: string): Record<string, string> {
  const [, lines = ''] = /^\/\*\n((?: {2}.*\n)+)/.exec(readFileSync(join(dist, '_headers'), 'utf8')) ?? []
  return Object.fromEntries(
    [...lines.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', text = '']) => [name, text]),
  )
}

/** Serves only files, pages without `.html`, and the headers of the build. */
export async function startStaticHost(dist: string): Promise<Site> {
  const headers = headersIn(dist)
  const server = createHttpServer((message, target) => {
    const path = normalize(decodeURIComponent(new URL(message.url ?? '/', 'http://host.invalid').pathname))
    const names = path === '/' ? ['/index.html'] : [path, `${path}.html`]
    const found = names.map((name) => join(dist, name)).find((file) => existsSync(file) && statSync(file).isFile())
    const file = found ?? join(dist, '404.html')
    target
      .writeHead(found ? 200 : 404, { ...headers, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return siteAt(`http://127.0.0.1:${port}`, () => {
    server.closeAllConnections()
    server.close()
    return Promise.resolve()
  })
}

export async function startServed(
  dist: string,
  api: string,
  { proxy = false, askAhead = 0 }: { proxy?: boolean; askAhead?: number } = {},
): Promise<Site> {
  const settings = { apiKey: 'demo-key', checkoutScript: `${api}gateway/checkout.js`, askAhead }
  const server = await createStorefront({ port: 0, host: '127.0.0.1', dist, api, proxy, settings })
  return siteAt(server.address, () => server.close())
}
