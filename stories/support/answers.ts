/** Answers of one call for one story; the first that fits counts: `msw.use(answering('GetSets', { … }), ...freshHandlers())`. */
import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import { CALLS, type CallName } from '../../storefront/api/contract/calls.ts'

function handler(name: CallName, resolve: () => Promise<Response>): RequestHandler {
  return http[CALLS[name].method === 'GET' ? 'get' : 'post'](`*/v1/${name}`, resolve)
}

/** The whole body as it goes over the wire. */
export function answering(name: CallName, body: Record<string, unknown>): RequestHandler {
  return handler(name, () => Promise.resolve(HttpResponse.json(body)))
}

/** Never answered: what the page shows meanwhile. */
export function waiting(name: CallName): RequestHandler {
  return handler(name, async () => {
    await delay('infinite')
    return HttpResponse.json({})
  })
}

/** An answer that is none: the page says so and offers to try again. */
export function breaking(name: CallName): RequestHandler {
  return handler(name, () => Promise.resolve(HttpResponse.html('<p>A proxy</p>')))
}
