/**
 * `_worker.js` of Cloudflare Pages. It serves the app for pages that were added after the build, and with `--proxy`
 * forwards v1 calls. The secret API_KEY of the Pages project holds the key.
 */
import { forward, type ForwardOptions } from '../server/forward.ts'

/** The build fills these in; null without `--proxy`. */
declare const PROVIDER: Pick<ForwardOptions, 'api' | 'apiKeyHeader' | 'calls'> | null
/** Regular expressions of routes that the app renders if no file exists. */
declare const APP_PATHS: readonly string[]

interface Environment {
  readonly API_KEY?: string
  readonly ASSETS: { fetch(request: Request): Promise<Response> }
}

async function file(request: Request, { ASSETS }: Environment): Promise<Response> {
  const found = await ASSETS.fetch(request)
  const { pathname } = new URL(request.url)
  if (found.status !== 404 || !APP_PATHS.some((path) => new RegExp(path).test(pathname))) return found
  // The visitor's `If-None-Match` would be answered with an empty 304.
  const app = await ASSETS.fetch(new Request(new URL('/app', request.url)))
  // The app still has to ask the provider whether the item exists.
  return new Response(app.body, { status: 404, headers: app.headers })
}

export default {
  fetch(request: Request, env: Environment): Promise<Response> {
    const { pathname, search, host, protocol } = new URL(request.url)
    if (PROVIDER === null || !/^\/v1(?:\/|$)/.test(pathname)) return file(request, env)
    const { method, headers } = request
    return forward(
      {
        method,
        headers,
        name: pathname.slice('/v1/'.length),
        search,
        address: headers.get('cf-connecting-ip') ?? '',
        host,
        protocol: protocol === 'https:' ? 'https' : 'http',
        async body(longest) {
          const bytes = new Uint8Array(await request.arrayBuffer())
          return bytes.length > longest ? 'too large' : bytes
        },
      },
      { ...PROVIDER, apiKey: env.API_KEY ?? '', onFault: (fault) => console.error(String(fault)) },
    )
  },
}
