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

/** Answers one call; the next handler answers those after it. */
export function answeringOnce(name: CallName, body: Record<string, unknown>): RequestHandler {
  let isAnswered = false
  return handler(name, () => {
    if (isAnswered) return Promise.resolve(undefined)
    isAnswered = true
    return Promise.resolve(HttpResponse.json(body))
  })
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

/** @param hear gets the query of a GET, the body of a POST. The next handler answers. */
export function hearing(name: CallName, hear: (asked: unknown) => void): RequestHandler {
  return handler(name, async ({ request }) => {
    const isGet = request.method === 'GET'
    hear(isGet ? Object.fromEntries(new URL(request.url).searchParams) : await request.clone().json())
    return undefined
  })
}

/** The network is lost during the call. */
export function losing(name: CallName): RequestHandler {
  return handler(name, () => Promise.resolve(HttpResponse.error()))
}
