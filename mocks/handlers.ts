import { http, HttpResponse, type RequestHandler } from 'msw'
import { createCalls, MAX_BODY_BYTES, type CallOptions } from './http/calls.ts'
import type { Provider } from './provider/provider.ts'

export interface HandlerOptions extends CallOptions {
  /** Answers `/gateway/` if no server does. */
  readonly gateway?: { fetch(request: Request): Promise<Response | undefined> }
}

async function bodyOf(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) return undefined
  const text = await request.text()
  return new TextEncoder().encode(text).length > MAX_BODY_BYTES ? undefined : text
}

export function createHandlers(provider: Provider, options: HandlerOptions = {}): RequestHandler[] {
  const answer = createCalls(provider, options)

  const calls = http.all('*/v1/*', async ({ request, cookies }) => {
    // Pages cannot set a Cookie header, so MSW passes cookies separately.
    const headers = new Headers(request.headers)
    const pairs = Object.entries(cookies).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    if (!headers.has('cookie') && pairs.length > 0) headers.set('cookie', pairs.join('; '))
    const { method, url } = request
    const response = await answer({ method, url: new URL(url), headers, body: () => bodyOf(request) })
    if (response === 'disconnect') return HttpResponse.error()
    return new HttpResponse(response.content, { status: response.status, headers: response.headers })
  })

  const { gateway } = options
  if (!gateway) return [calls]
  const answered = async (request: Request) => (await gateway.fetch(request)) ?? HttpResponse.error()
  return [calls, http.all('*/gateway/*', ({ request }) => answered(request))]
}
