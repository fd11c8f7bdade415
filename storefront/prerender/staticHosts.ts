/**
 * What static hosts need besides files: serving the app for pages added after the build, and forwarding v1 calls
 * (`--proxy`).
 */
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { CALL_METHODS } from '../api/contract/calls.ts'
import type { RouteEntry } from '../routes.ts'

interface Provider {
  /** Ends with a slash. */
  readonly api: string
  readonly apiKeyHeader: string
}

/** Routes with a parameter, such as `/set/:sid`. */
const withSlug = (routes: readonly RouteEntry[]): string[] =>
  routes.map(({ path }) => path).filter((path) => path.includes(':'))

/**
 * `_worker.js` of Cloudflare Pages. The key is not in it, but a secret of the project.
 * @param provider to forward calls to, if any.
 */
export async function pagesWorker(routes: readonly RouteEntry[], provider?: Provider): Promise<string> {
  const settings = provider && { api: provider.api, apiKeyHeader: provider.apiKeyHeader, calls: CALL_METHODS }
  const paths = withSlug(routes).map((path) => `^${path.replace(/:\w+/g, '[^/]+')}/?$`)
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'pagesWorker.ts'),
    logLevel: 'silent',
    transform: { define: { PROVIDER: JSON.stringify(settings ?? null), APP_PATHS: JSON.stringify(paths) } },
  })
  const { output } = await bundle.generate()
  await bundle.close()
  return output[0].code
}

/** `_routes.json`: all other files bypass the worker. */
export function pagesRoutes(routes: readonly RouteEntry[], isForwarded: boolean): string {
  const include = withSlug(routes).map((path) => path.replace(/:\w+/, '*'))
  return JSON.stringify({ version: 1, include: isForwarded ? ['/v1/*', ...include] : include, exclude: [] })
}

/**
 * Netlify's rule. It cannot add a key.
 * @param api ends with a slash.
 */
export function proxyRule(api: string): string {
  return `/v1/* ${api}v1/:splat 200!\n`
}

/**
 * `_redirects` of Netlify: unrendered routes get the app, other paths the not-available page. Cloudflare ignores rules
 * with status 404, but would apply 200 before looking for files.
 */
export function redirectsFile(routes: readonly RouteEntry[]): string {
  return [...withSlug(routes).map((path) => `${path} /app.html 404`), '/* /404.html 404', ''].join('\n')
}
