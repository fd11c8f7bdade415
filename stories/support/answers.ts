/** Overrides one call for one story; the first match counts: `msw.use(answering('GetSets', { … }), ...freshHandlers())`. */
import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import { CALLS, type CallName } from '../../storefront/api/contract/calls.ts'

declare global {
  interface Window {
    /** Addresses that get no answer: a picture of the story does not wait for them. */
    unanswered?: Set<string>
  }
}

function handler(
  name: CallName,
  resolve: (info: { request: Request }) => Promise<Response | undefined>,
): RequestHandler {
  return http[CALLS[name].method === 'GET' ? 'get' : 'post'](`*/v1/${name}`, resolve)
}

/** @param body the whole response. */
export function answering(name: CallName, body: Record<string, unknown>): RequestHandler {
  return handler(name, () => Promise.resolve(HttpResponse.json(body)))
}

/** Never answers: the page stays in its loading state. */
export function waiting(name: CallName): RequestHandler {
  return handler(name, async ({ request }) => {
    ;(window.unanswered ??= new Set()).add(request.url)
    await delay('infinite')
    return HttpResponse.json({})
  })
}

/** Answers with HTML: the page shows its error state. */
export function breaking(name: CallName): RequestHandler {
  return handler(name, () => Promise.resolve(HttpResponse.html('<p>A proxy</p>')))
}

/** Adds each request to `sent`, and leaves the answer to the next handler. */
export function recording(name: CallName, sent: Request[]): RequestHandler {
  return handler(name, ({ request }) => {
    sent.push(request.clone())
    return Promise.resolve(undefined)
  })
}

/** Holds a call back until `release`, and then leaves the answer to the next handler. */
export function holding(name: CallName): { handler: RequestHandler; release: () => void } {
  let release = (): void => undefined
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  return { handler: handler(name, () => released), release }
}
