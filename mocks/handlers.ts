/** Handlers over their own provider and gateway in memory, so that stories and tests share no state. */
import { http, HttpResponse, type RequestHandler } from 'msw'
import type { ReadAsset } from './gateway/server.ts'
import { createCalls, type CallOptions } from './http/calls.ts'
import { DEMONSTRATION } from './payloads/demonstration.ts'
import { createMemoryStorage } from './provider/storage.ts'
import { createSandbox, type SandboxParts } from './sandbox.ts'

export type HandlerOptions = Pick<CallOptions, 'scenario'>

/** Set `now` and `random` for reproducible results. */
export type SandboxOverrides = Partial<Omit<SandboxParts, 'assets'>>

export function createHandlers(assets: ReadAsset, options: HandlerOptions, parts: SandboxOverrides): RequestHandler[] {
  const memory = { storage: createMemoryStorage(), data: DEMONSTRATION }
  const { provider, gateway } = createSandbox({ ...memory, ...parts, assets })
  const answer = createCalls(provider, options)
  return [
    http.all('*/v1/*', async ({ request, cookies }) => {
      // Pages cannot set a Cookie header, so MSW passes cookies separately.
      const headers = new Headers(request.headers)
      const pairs = Object.entries(cookies).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
      if (!headers.has('cookie') && pairs.length > 0) headers.set('cookie', pairs.join('; '))
      const { method, url } = request
      const response = await answer({ method, url: new URL(url), headers, body: await request.text() })
      if (response === 'disconnect') return HttpResponse.error()
      return new HttpResponse(response.content, { status: response.status, headers: response.headers })
    }),
    http.all('*/gateway/*', async ({ request }) => (await gateway.fetch(request)) ?? HttpResponse.error()),
  ]
}
