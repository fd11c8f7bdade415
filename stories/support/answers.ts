/** Overrides one call for one story; the first match counts: `msw.use(answering('GetSets', { … }), ...freshHandlers())`. */
import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import { CALLS, type CallName } from '../../storefront/api/contract/calls.ts'

function handler(name: CallName, resolve: () => Promise<Response>): RequestHandler {
  return http[CALLS[name].method === 'GET' ? 'get' : 'post'](`*/v1/${name}`, resolve)
}

/** @param body the whole response. */
export function answering(name: CallName, body: Record<string, unknown>): RequestHandler {
  return handler(name, () => Promise.resolve(HttpResponse.json(body)))
}

/** Never answers: the page stays in its loading state. */
export function waiting(name: CallName): RequestHandler {
  return handler(name, async () => {
    await delay('infinite')
    return HttpResponse.json({})
  })
}

/** Answers with HTML: the page shows its error state. */
export function breaking(name: CallName): RequestHandler {
  return handler(name, () => Promise.resolve(HttpResponse.html('<p>A proxy</p>')))
}
