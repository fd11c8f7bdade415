/**
 * For Cloudflare Pages, as `_worker.js`: serves the app for what was added to the catalogue after the build, and with
 * `--proxy` forwards the calls of v1 as storefront/server/proxy.ts does. The key is the secret API_KEY of the Pages project.
 */
/** The build puts its own values here; null without `--proxy`. */
const PROVIDER = { api: 'https://api.example.com/', apiKeyHeader: 'x-api-key', calls: { GetFAQ: 'GET' } }
/** Of the routes that the app renders where there is no file. */
const APP_PATHS = ['^/set/[^/]+/?$']
const TIMEOUT_MS = 15000
const MAX_BODY_BYTES = 256 * 1024
const ASKED_HEADERS = ['accept', 'accept-language', 'authtoken', 'content-type', 'user-agent']

function refusal(status, Msg, headers = {}) {
  return Response.json({ response: { n: 0, Msg } }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

function isForeign({ headers, url }) {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = headers.get('origin')
  return origin !== null && origin !== new URL(url).origin
}

function sessionIn(cookies) {
  const found = (name) => new RegExp(`(?:^|; *)${name}=([0-9a-z]{15})(?:;|$)`).exec(cookies)?.[1]
  return found('__Host-SessionId') ?? found('SessionId')
}

function headersFor({ headers, url }, key) {
  const asked = new Headers()
  for (const name of ASKED_HEADERS) if (headers.has(name)) asked.set(name, headers.get(name))
  const id = sessionIn(headers.get('cookie') ?? '')
  if (id) asked.set('cookie', `SessionId=${id}`)
  if (key) asked.set(PROVIDER.apiKeyHeader, key)
  const { host, protocol } = new URL(url)
  asked.set('x-forwarded-for', headers.get('cf-connecting-ip') ?? '')
  asked.set('x-forwarded-host', host)
  asked.set('x-forwarded-proto', protocol.slice(0, -1))
  return asked
}

async function forward(request, path, key) {
  const body = request.method === 'POST' ? await request.arrayBuffer() : undefined
  if (body && body.byteLength > MAX_BODY_BYTES) return refusal(413, 'This request is too large.')
  const { method } = request
  const init = { method, body, headers: headersFor(request, key), redirect: 'manual' }
  const answer = await fetch(PROVIDER.api + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (answer.status >= 300 && answer.status < 400) throw new Error('The provider redirects its calls.')
  const type = answer.headers.get('content-type') ?? ''
  const headers = new Headers({
    'content-type': /^application\/json\b/i.test(type) ? type : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  const wait = answer.headers.get('retry-after')
  if (wait) headers.set('retry-after', wait)
  return new Response(answer.body, { status: answer.status, headers })
}

async function file(request, env) {
  const found = await env.ASSETS.fetch(request)
  const { pathname } = new URL(request.url)
  if (found.status !== 404 || !APP_PATHS.some((path) => new RegExp(path).test(pathname))) return found
  return env.ASSETS.fetch(new Request(new URL('/app', request.url), request))
}

export default {
  async fetch(request, env) {
    const { pathname, search } = new URL(request.url)
    if (PROVIDER === null || !/^\/v1(?:\/|$)/.test(pathname)) return file(request, env)
    const name = pathname.slice('/v1/'.length)
    if (!Object.hasOwn(PROVIDER.calls, name)) return refusal(404, 'There is no such call.')
    const method = PROVIDER.calls[name]
    if (request.method !== method) return refusal(405, `${name} is a ${method} call.`, { allow: method })
    if (isForeign(request)) return refusal(403, 'This call did not come from our own page.')
    try {
      return await forward(request, `v1/${name}${search}`, env.API_KEY)
    } catch (problem) {
      console.error(String(problem))
      return problem instanceof DOMException && problem.name === 'TimeoutError'
        ? refusal(504, 'The booking system takes too long. Please try again in a moment.')
        : refusal(502, 'The booking system does not answer. Please try again in a moment.')
    }
  },
}
