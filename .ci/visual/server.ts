/** Serves a built Storybook, with placeholders for the demonstration pictures. */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { placeholder } from './placeholder.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

async function answer(folder: string, path: string): Promise<{ type: string; body: Buffer | string }> {
  const file = join(folder, normalize(path))
  const body = await readFile(file)
  if (path.startsWith('/art/')) return { type: 'image/svg+xml', body: await placeholder(path, body) }
  return { type: TYPES[extname(file)] ?? 'application/octet-stream', body }
}

/** @param below the path it is published at: `/design/system/`. */
export async function serveStorybook(
  folder: string,
  below = '/',
): Promise<{ address: string; close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const answered = path.startsWith(below)
      ? answer(folder, `/${path.slice(below.length) || 'index.html'}`)
      : Promise.reject(new Error('It is not ours.'))
    answered.then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
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
