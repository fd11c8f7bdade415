import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Connect, preview } from 'vite'
import { placeholder } from './placeholder.ts'
import { acceptRun } from './report.ts'

type Answer = (...call: Parameters<Connect.NextHandleFunction>) => Promise<unknown>

async function serve(
  folder: string,
  { base = '/', caching, answer }: { base?: string; caching: string; answer: Answer },
) {
  const { httpServer, close } = await preview({
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    base,
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': caching } },
    plugins: [
      {
        name: 'answer',
        configurePreviewServer: ({ middlewares }) =>
          void middlewares.use((request, response, next) => {
            answer(request, response, next).catch((problem) => response.writeHead(500).end(String(problem)))
          }),
      },
    ],
  })
  return { address: `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`, close }
}

/** @param base the path under which it is published, such as `/design/system/`. */
export const serveStorybook = (folder: string, base = '/') =>
  serve(folder, {
    base,
    caching: 'max-age=3600',
    async answer({ url = '' }, response, next) {
      const path = decodeURI(new URL(url, 'http://localhost').pathname).replace(base, '/')
      const picture = path.startsWith('/art/') && (await readFile(join(folder, path)).catch(() => undefined))
      if (!picture) return next()
      response.setHeader('content-type', 'image/svg+xml')
      response.setHeader('cache-control', 'max-age=3600')
      response.end(await placeholder(path, picture))
    },
  })

/** @param root where pictures are accepted. */
export const serveReport = (folder: string, root?: string) =>
  serve(folder, {
    caching: 'no-store',
    async answer(request, response, next) {
      if (request.method !== 'POST') return next()
      // Pages of other sites can reach this address, too.
      if (request.headers.origin !== `http://${request.headers.host}`) return response.writeHead(403).end()
      const count = acceptRun(folder, JSON.parse(await text(request)) as string[], root)
      console.log(`Accepted ${count}.`)
      return response.end(String(count))
    },
  })
