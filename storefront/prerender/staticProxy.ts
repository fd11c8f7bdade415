/** What static hosts need to forward the calls of v1 (`--proxy`). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CALLS } from '../api/contract/calls.ts'

interface Provider {
  readonly api: string
  readonly apiKeyHeader: string
}

const base = (api: string): string => `${api.replace(/\/+$/, '')}/`

/** `_worker.js` of Cloudflare Pages; without the key, which is a secret of the project. */
export function pagesWorker({ api, apiKeyHeader }: Provider): string {
  const calls = Object.fromEntries(Object.values(CALLS).map(({ name, method }) => [name, method]))
  const provider = JSON.stringify({ api: base(api), apiKeyHeader, calls })
  const source = readFileSync(join(import.meta.dirname, 'pagesWorker.js'), 'utf8')
  return source.replace(/^const PROVIDER = .*$/m, () => `const PROVIDER = ${provider}`)
}

/** `_routes.json`: all other files are served without the worker, so that `_headers` and `_redirects` hold for them. */
export const PAGES_ROUTES = JSON.stringify({ version: 1, include: ['/v1/*'], exclude: [] })

/** Netlify's rule, which cannot add a key. */
export function proxyRule(api: string): string {
  return `/v1/* ${base(api)}v1/:splat 200!\n`
}
